; There is no third element of two: the source is poison, and may be zero.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(<2 x i8> %x) {
  %r = extractelement <2 x i8> %x, i32 2
  ret i8 %r
}

define i8 @tgt(<2 x i8> %x) {
  ret i8 0
}
