; The mask makes the second element poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define <2 x i8> @src(<2 x i8> noundef %x) {
  ret <2 x i8> %x
}

define <2 x i8> @tgt(<2 x i8> noundef %x) {
  %r = shufflevector <2 x i8> %x, <2 x i8> poison, <2 x i32> <i32 0, i32 poison>
  ret <2 x i8> %r
}
