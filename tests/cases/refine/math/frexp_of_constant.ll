; From a half to one.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define { float, i32 } @src() {
  %r = call { float, i32 } @llvm.frexp.f32.i32(float -12.0)
  ret { float, i32 } %r
}

define { float, i32 } @tgt() {
  ret { float, i32 } { float -0.75, i32 4 }
}

declare { float, i32 } @llvm.frexp.f32.i32(float)
