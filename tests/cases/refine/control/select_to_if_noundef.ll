; A select becomes a branch, which is right since the condition is never undef or poison.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i1 noundef %c, i8 %a, i8 %b) {
  %r = select i1 %c, i8 %a, i8 %b
  ret i8 %r
}

define i8 @tgt(i1 noundef %c, i8 %a, i8 %b) {
  br i1 %c, label %yes, label %no
yes:
  br label %join
no:
  br label %join
join:
  %r = phi i8 [ %a, %yes ], [ %b, %no ]
  ret i8 %r
}
