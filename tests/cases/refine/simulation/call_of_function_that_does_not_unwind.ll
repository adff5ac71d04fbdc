; A function that does not unwind calls others: it would be undefined if they did.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(i32)

define void @src(i32 %n) nounwind {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @f(i32 %i)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

define void @tgt(i32 %n) nounwind {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @f(i32 %i) nounwind
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}
