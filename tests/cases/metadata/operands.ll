; Metadata as arguments of calls: nodes, strings, registers, constants.
; RUN: heddle ir --check %s
; EXIT: 0

declare void @llvm.write_register.i64(metadata, i64)
declare i1 @llvm.type.test(ptr, metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)

define i1 @f(ptr %p, double %d) strictfp {
  call void @llvm.write_register.i64(metadata !0, i64 1)
  %t = call i1 @llvm.type.test(ptr %p, metadata !"a type")
  %s = call double @llvm.experimental.constrained.fadd.f64(double %d, double %d, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret i1 %t
}

!0 = !{!"rsp"}
