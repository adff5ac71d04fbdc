; The source may choose to go round a loop that is cut. What it would return then is not known, so that choosing it proves nothing.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded

define i32 @src() {
entry:
  %c = freeze i1 poison
  br i1 %c, label %loop, label %done

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, 100
  br i1 %again, label %loop, label %done

done:
  ret i32 1
}

define i32 @tgt() {
  ret i32 2
}
