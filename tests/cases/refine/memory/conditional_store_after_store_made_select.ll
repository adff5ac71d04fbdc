; The block is known to be writable because of the store before the branch, so the conditional store may
; become a store of a selected value.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(i1 %c, ptr %p) {
  store i32 0, ptr %p, align 4
  br i1 %c, label %yes, label %done

yes:
  store i32 1, ptr %p, align 4
  br label %done

done:
  ret void
}

define void @tgt(i1 %c, ptr %p) {
  %v = select i1 %c, i32 1, i32 0
  store i32 %v, ptr %p, align 4
  ret void
}
