; LLVM's own shift by the width of a lane or more is poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define <4 x i32> @src(<4 x i32> noundef %x) {
  %r = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %x, i32 32)
  ret <4 x i32> %r
}

define <4 x i32> @tgt(<4 x i32> noundef %x) {
  %r = lshr <4 x i32> %x, <i32 32, i32 32, i32 32, i32 32>
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32>, i32)
