; Both branches call the same function, so one call with a selected argument does the same.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @work(i32)

define void @src(i1 %c) {
  br i1 %c, label %yes, label %no

yes:
  call void @work(i32 1)
  br label %done

no:
  call void @work(i32 2)
  br label %done

done:
  ret void
}

define void @tgt(i1 %c) {
  %x = select i1 %c, i32 1, i32 2
  call void @work(i32 %x)
  ret void
}
