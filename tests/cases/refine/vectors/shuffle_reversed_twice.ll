; Reversed twice, a vector is as before.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <3 x i8> @src(<3 x i8> %x) {
  %a = shufflevector <3 x i8> %x, <3 x i8> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %r = shufflevector <3 x i8> %a, <3 x i8> poison, <3 x i32> <i32 2, i32 1, i32 0>
  ret <3 x i8> %r
}

define <3 x i8> @tgt(<3 x i8> %x) {
  ret <3 x i8> %x
}
