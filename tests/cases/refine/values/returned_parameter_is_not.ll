; A result that is not the parameter which it is said to be is poison.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 returned %x) {
  ret i8 5
}

define i8 @tgt(i8 returned %x) {
  ret i8 %x
}
