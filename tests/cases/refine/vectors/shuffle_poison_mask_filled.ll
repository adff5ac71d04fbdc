; The second element of the source is poison because the mask says so; the target may have anything there.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <2 x i8> @src(<2 x i8> %x) {
  %r = shufflevector <2 x i8> %x, <2 x i8> poison, <2 x i32> <i32 0, i32 poison>
  ret <2 x i8> %r
}

define <2 x i8> @tgt(<2 x i8> %x) {
  ret <2 x i8> %x
}
