; A loop without a branch divides from its second round on, before a call.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define void @src(i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  call void @put(i32 %x)
  br label %loop
}

define void @tgt(i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %y, %loop ]
  %d = udiv i32 %x, %i
  call void @put(i32 %x)
  br label %loop
}

declare void @put(i32)
