; What was rounded or infinite stays so.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define float @src(float %x, i32 %n) {
  %m = sub i32 0, %n
  %s = call float @llvm.ldexp.f32.i32(float %x, i32 %n)
  %r = call float @llvm.ldexp.f32.i32(float %s, i32 %m)
  ret float %r
}

define float @tgt(float %x, i32 %n) {
  ret float %x
}

declare float @llvm.ldexp.f32.i32(float, i32)
