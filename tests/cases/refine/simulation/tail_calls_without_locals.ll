; Calls are told of no local, so that any of them may be one at the end; and the operands of a sum are swapped.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(i32)

define void @src(i32 %n) {
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

define void @tgt(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  tail call void @f(i32 %i)
  %next = add i32 1, %i
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}
