; The path on which the second condition is known to be true goes past its branch.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i1 %c, i1 %d) {
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  %p = phi i1 [ true, %left ], [ %d, %right ]
  br i1 %p, label %yes, label %no
yes:
  ret i8 1
no:
  ret i8 2
}

define i8 @tgt(i1 %c, i1 %d) {
entry:
  br i1 %c, label %yes, label %right
right:
  br i1 %d, label %yes, label %no
yes:
  ret i8 1
no:
  ret i8 2
}
