; A fraction and its power of two are the number.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %p = call { float, i32 } @llvm.frexp.f32.i32(float %x)
  %f = extractvalue { float, i32 } %p, 0
  %n = extractvalue { float, i32 } %p, 1
  %r = call float @llvm.ldexp.f32.i32(float %f, i32 %n)
  ret float %r
}

define float @tgt(float %x) {
  ret float %x
}

declare { float, i32 } @llvm.frexp.f32.i32(float)
declare float @llvm.ldexp.f32.i32(float, i32)
