; Of two doubles it is not the lowest bit of the index that decides.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define <2 x double> @src(<2 x double> noundef %x) {
  %r = call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> %x, <2 x i64> <i64 1, i64 0>)
  ret <2 x double> %r
}

define <2 x double> @tgt(<2 x double> noundef %x) {
  %r = shufflevector <2 x double> %x, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x double> %r
}

declare <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double>, <2 x i64>)
