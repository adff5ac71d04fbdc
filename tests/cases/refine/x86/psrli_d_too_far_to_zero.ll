; A shift by the width of a lane or more leaves nothing.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <4 x i32> @src(<4 x i32> %x, i32 %n) {
  %f = or i32 %n, 32
  %r = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %x, i32 %f)
  ret <4 x i32> %r
}

define <4 x i32> @tgt(<4 x i32> %x, i32 %n) {
  ret <4 x i32> zeroinitializer
}

declare <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32>, i32)
