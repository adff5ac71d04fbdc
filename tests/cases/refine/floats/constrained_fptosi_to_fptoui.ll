; A constrained conversion to signed numbers.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src(double noundef %x) {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %x, metadata !"fpexcept.maytrap")
  ret i32 %r
}

define i32 @tgt(double noundef %x) {
  %r = fptoui double %x to i32
  ret i32 %r
}

declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata)
