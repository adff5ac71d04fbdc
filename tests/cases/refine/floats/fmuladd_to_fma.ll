; llvm.fmuladd may round once.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare half @llvm.fma.f16(half, half, half)
declare half @llvm.fmuladd.f16(half, half, half)

define half @src(half %a, half %b, half %c) {
  %r = call half @llvm.fmuladd.f16(half %a, half %b, half %c)
  ret half %r
}

define half @tgt(half %a, half %b, half %c) {
  %r = call half @llvm.fma.f16(half %a, half %b, half %c)
  ret half %r
}
