; Of two doubles it is the second bit of the index that decides.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <2 x double> @src(<2 x double> %x) {
  %r = call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> %x, <2 x i64> <i64 2, i64 1>)
  ret <2 x double> %r
}

define <2 x double> @tgt(<2 x double> %x) {
  %r = shufflevector <2 x double> %x, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x double> %r
}

declare <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double>, <2 x i64>)
