; Two vectors are interleaved; the last index names the wrong element of the second.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define <4 x i8> @src(<2 x i8> noundef %x, <2 x i8> noundef %y) {
  %r = shufflevector <2 x i8> %x, <2 x i8> %y, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  ret <4 x i8> %r
}

define <4 x i8> @tgt(<2 x i8> noundef %x, <2 x i8> noundef %y) {
  %r = shufflevector <2 x i8> %x, <2 x i8> %y, <4 x i32> <i32 0, i32 2, i32 1, i32 2>
  ret <4 x i8> %r
}
