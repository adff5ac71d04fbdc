; A loop without an end divides by something else from its second round on.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define void @src(i32 %x) {
  %d = udiv i32 10, %x
  br label %loop
loop:
  br label %loop
}

define void @tgt(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ 0, %loop ]
  %d = udiv i32 10, %i
  br label %loop
}
