; One element of a constant vector becomes undef, while the other is kept.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-undefined)

define <2 x i8> @src() {
  ret <2 x i8> <i8 1, i8 2>
}

define <2 x i8> @tgt() {
  ret <2 x i8> <i8 1, i8 undef>
}
