; A loop without an end divides by the same in each round, and before it in the target.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %y, %entry ], [ %d, %loop ]
  %d = udiv i32 %y, %x
  br label %loop
}

define void @tgt(i32 %x, i32 %y) {
entry:
  %d = udiv i32 %y, %x
  br label %loop
loop:
  br label %again
again:
  br label %loop
}
