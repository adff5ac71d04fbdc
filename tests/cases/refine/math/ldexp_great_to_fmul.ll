; Scaled up, and infinite where it is too much.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define half @src(half %x) {
  %r = call half @llvm.ldexp.f16.i64(half %x, i64 9)
  ret half %r
}

define half @tgt(half %x) {
  %r = fmul half %x, 512.0
  ret half %r
}

declare half @llvm.ldexp.f16.i64(half, i64)
