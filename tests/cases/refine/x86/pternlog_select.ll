; The table 0xCA chooses by the first operand between the second and the third.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <4 x i32> @src(<4 x i32> noundef %x, <4 x i32> noundef %y, <4 x i32> noundef %z) {
  %r = call <4 x i32> @llvm.x86.avx512.pternlog.d.128(<4 x i32> %x, <4 x i32> %y, <4 x i32> %z, i32 202)
  ret <4 x i32> %r
}

define <4 x i32> @tgt(<4 x i32> noundef %x, <4 x i32> noundef %y, <4 x i32> noundef %z) {
  %a = and <4 x i32> %x, %y
  %n = xor <4 x i32> %x, <i32 -1, i32 -1, i32 -1, i32 -1>
  %b = and <4 x i32> %n, %z
  %r = or <4 x i32> %a, %b
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.avx512.pternlog.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i32)
