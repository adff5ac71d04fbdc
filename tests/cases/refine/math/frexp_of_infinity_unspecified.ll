; The power of two of infinity may be anything.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define { float, i32 } @src() {
  ret { float, i32 } { float 0x7FF0000000000000, i32 0 }
}

define { float, i32 } @tgt() {
  %r = call { float, i32 } @llvm.frexp.f32.i32(float 0x7FF0000000000000)
  ret { float, i32 } %r
}

declare { float, i32 } @llvm.frexp.f32.i32(float)
