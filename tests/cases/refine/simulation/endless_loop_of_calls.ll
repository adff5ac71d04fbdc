; A loop without a branch calls something with another number in each round, and has more blocks in the target.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %j, %loop ]
  %j = add nsw i32 %i, %y
  call void @put(i32 %i)
  br label %loop
}

define void @tgt(i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %j, %more ]
  %j = add i32 %i, %y
  br label %more
more:
  call void @put(i32 %i)
  br label %loop
}

declare void @put(i32)
