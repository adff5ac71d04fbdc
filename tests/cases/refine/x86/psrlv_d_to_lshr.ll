; Each lane by its own amount, which may be too far: zero in the source, poison in the target.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define <4 x i32> @src(<4 x i32> noundef %x, <4 x i32> noundef %n) {
  %r = call <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32> %x, <4 x i32> %n)
  ret <4 x i32> %r
}

define <4 x i32> @tgt(<4 x i32> noundef %x, <4 x i32> noundef %n) {
  %r = lshr <4 x i32> %x, %n
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32>, <4 x i32>)
