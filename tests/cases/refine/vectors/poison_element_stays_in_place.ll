; A sum that overflows in the first element says nothing about the second.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(<2 x i8> %x) {
  %s = add nsw <2 x i8> %x, <i8 1, i8 0>
  %r = extractelement <2 x i8> %s, i32 1
  ret i8 %r
}

define i8 @tgt(<2 x i8> %x) {
  %r = extractelement <2 x i8> %x, i32 1
  ret i8 %r
}
