; A division whose result is unused may go, and its undefined behaviour with it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x, i8 %y) {
  %q = sdiv i8 %x, %y
  ret i8 %y
}

define i8 @tgt(i8 %x, i8 %y) {
  ret i8 %y
}
