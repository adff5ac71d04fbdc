; A counter that starts at zero and goes up without overflow is not negative.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(i64)

define void @src(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %wide = sext i32 %i to i64
  call void @f(i64 %wide)
  %next = add nsw i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

define void @tgt(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %wide = zext i32 %i to i64
  call void @f(i64 %wide)
  %next = add nsw i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}
