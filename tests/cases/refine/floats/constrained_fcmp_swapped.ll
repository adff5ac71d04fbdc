; A constrained comparison compares as its predicate says.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(float %x, float %y) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %y, metadata !"ogt", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @tgt(float %x, float %y) {
  %r = fcmp olt float %y, %x
  ret i1 %r
}

declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
