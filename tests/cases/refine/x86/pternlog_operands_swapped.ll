; The first operand is the highest bit of the place in the table: 0x30 is the first without the second, not the second without the first.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define <4 x i32> @src(<4 x i32> noundef %x, <4 x i32> noundef %y, <4 x i32> noundef %z) {
  %r = call <4 x i32> @llvm.x86.avx512.pternlog.d.128(<4 x i32> %x, <4 x i32> %y, <4 x i32> %z, i32 48)
  ret <4 x i32> %r
}

define <4 x i32> @tgt(<4 x i32> noundef %x, <4 x i32> noundef %y, <4 x i32> noundef %z) {
  %n = xor <4 x i32> %x, <i32 -1, i32 -1, i32 -1, i32 -1>
  %r = and <4 x i32> %n, %y
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.avx512.pternlog.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i32)
