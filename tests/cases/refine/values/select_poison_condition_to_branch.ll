; A select with a poison condition is only poison; a branch on it is undefined behaviour.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i8 @src(i1 %c, i8 %a, i8 %b) {
  %r = select i1 %c, i8 %a, i8 %b
  ret i8 %r
}

define i8 @tgt(i1 %c, i8 %a, i8 %b) {
  br i1 %c, label %yes, label %no
yes:
  ret i8 %a
no:
  ret i8 %b
}
