; A division moves into the one arm that uses its result, so that it is done less often.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i1 noundef %c, i8 %x, i8 %y) {
  %q = udiv i8 %x, %y
  br i1 %c, label %use, label %skip
use:
  ret i8 %q
skip:
  ret i8 0
}

define i8 @tgt(i1 noundef %c, i8 %x, i8 %y) {
  br i1 %c, label %use, label %skip
use:
  %q = udiv i8 %x, %y
  ret i8 %q
skip:
  ret i8 0
}
