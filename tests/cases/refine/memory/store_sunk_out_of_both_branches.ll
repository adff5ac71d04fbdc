; Both branches store to the same place, so one store of a selected value after them does the same.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(i1 %c, ptr %p) {
  br i1 %c, label %yes, label %no

yes:
  store i32 1, ptr %p, align 4
  br label %done

no:
  store i32 2, ptr %p, align 4
  br label %done

done:
  ret void
}

define void @tgt(i1 %c, ptr %p) {
  %v = select i1 %c, i32 1, i32 2
  store i32 %v, ptr %p, align 4
  ret void
}
