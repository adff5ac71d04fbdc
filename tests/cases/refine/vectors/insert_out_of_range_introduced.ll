; An element inserted beyond the end makes the whole vector poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define <2 x i8> @src(<2 x i8> noundef %x) {
  ret <2 x i8> %x
}

define <2 x i8> @tgt(<2 x i8> noundef %x) {
  %r = insertelement <2 x i8> %x, i8 9, i32 2
  ret <2 x i8> %r
}
