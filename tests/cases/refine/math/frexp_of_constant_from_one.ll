; Not from one to two.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define { float, i32 } @src() {
  %r = call { float, i32 } @llvm.frexp.f32.i32(float -12.0)
  ret { float, i32 } %r
}

define { float, i32 } @tgt() {
  ret { float, i32 } { float -1.5, i32 3 }
}

declare { float, i32 } @llvm.frexp.f32.i32(float)
