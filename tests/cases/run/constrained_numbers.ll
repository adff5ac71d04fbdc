; Constrained arithmetic to the nearest, also where exceptions matter.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %r0 = call double @llvm.experimental.constrained.fadd.f64(double 1.0, double 2.0, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %b0 = bitcast double %r0 to i64
  %t0 = icmp eq i64 %b0, 4613937818241073152
  %k0 = and i1 true, %t0
  %r1 = call double @llvm.experimental.constrained.fma.f64(double 2.0, double 3.0, double 4.0, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  %b1 = bitcast double %r1 to i64
  %t1 = icmp eq i64 %b1, 4621819117588971520
  %k1 = and i1 %k0, %t1
  %r2 = call double @llvm.experimental.constrained.rint.f64(double 1.5, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  %b2 = bitcast double %r2 to i64
  %t2 = icmp eq i64 %b2, 4611686018427387904
  %k2 = and i1 %k1, %t2
  %r3 = call double @llvm.experimental.constrained.rint.f64(double 0.5, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  %b3 = bitcast double %r3 to i64
  %t3 = icmp eq i64 %b3, 0
  %k3 = and i1 %k2, %t3
  %r4 = call i1 @llvm.experimental.constrained.fcmp.f64(double 1.0, double 2.0, metadata !"olt", metadata !"fpexcept.strict")
  %t4 = icmp eq i1 %r4, true
  %k4 = and i1 %k3, %t4
  %r5 = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double -2.75, metadata !"fpexcept.strict")
  %t5 = icmp eq i32 %r5, -2
  %k5 = and i1 %k4, %t5
  %r6 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 3, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %b6 = bitcast double %r6 to i64
  %t6 = icmp eq i64 %b6, 4613937818241073152
  %k6 = and i1 %k5, %t6
  %w = xor i1 %k6, true
  %r = zext i1 %w to i32
  ret i32 %r
}

declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata)
declare double @llvm.experimental.constrained.rint.f64(double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata)
declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata)
