; A loop without a branch calls something with another number from its second round on.
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
  %i = phi i32 [ %x, %entry ], [ %y, %loop ]
  call void @put(i32 %i)
  br label %loop
}

declare void @put(i32)
