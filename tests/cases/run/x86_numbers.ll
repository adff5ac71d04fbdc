; Numbers: sums and differences, minima with NaNs, comparisons, conversions that do not fit.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %r0 = call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, <4 x float> <float 1.0, float 1.0, float 1.0, float 1.0>)
  %b0 = bitcast <4 x float> %r0 to <4 x i32>
  %c0 = icmp eq <4 x i32> %b0, <i32 0, i32 1077936128, i32 1073741824, i32 1084227584>
  %a0 = bitcast <4 x i1> %c0 to i4
  %t0 = icmp eq i4 %a0, -1
  %k0 = and i1 true, %t0
  %r1 = call <4 x float> @llvm.x86.sse.min.ss(<4 x float> <float 0x7FF8000000000000, float 2.0, float 3.0, float 4.0>, <4 x float> <float 1.0, float 9.0, float 9.0, float 9.0>)
  %b1 = bitcast <4 x float> %r1 to <4 x i32>
  %c1 = icmp eq <4 x i32> %b1, <i32 1065353216, i32 1073741824, i32 1077936128, i32 1082130432>
  %a1 = bitcast <4 x i1> %c1 to i4
  %t1 = icmp eq i4 %a1, -1
  %k1 = and i1 %k0, %t1
  %r2 = call <4 x float> @llvm.x86.sse.max.ps(<4 x float> <float 0.0, float -0.0, float 1.0, float 4.0>, <4 x float> <float -0.0, float 0.0, float 2.0, float -4.0>)
  %b2 = bitcast <4 x float> %r2 to <4 x i32>
  %c2 = icmp eq <4 x i32> %b2, <i32 -2147483648, i32 0, i32 1073741824, i32 1082130432>
  %a2 = bitcast <4 x i1> %c2 to i4
  %t2 = icmp eq i4 %a2, -1
  %k2 = and i1 %k1, %t2
  %r3 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> <float 1.0, float 0x7FF8000000000000, float 3.0, float 2.0>, <4 x float> <float 2.0, float 2.0, float 2.0, float 2.0>, i8 5)
  %b3 = bitcast <4 x float> %r3 to <4 x i32>
  %c3 = icmp eq <4 x i32> %b3, <i32 0, i32 -1, i32 -1, i32 -1>
  %a3 = bitcast <4 x i1> %c3 to i4
  %t3 = icmp eq i4 %a3, -1
  %k3 = and i1 %k2, %t3
  %r4 = call i32 @llvm.x86.sse.ucomilt.ss(<4 x float> <float 0x7FF8000000000000, float 0.0, float 0.0, float 0.0>, <4 x float> zeroinitializer)
  %t4 = icmp eq i32 %r4, 0
  %k4 = and i1 %k3, %t4
  %r5 = call i32 @llvm.x86.sse.comineq.ss(<4 x float> <float 0x7FF8000000000000, float 0.0, float 0.0, float 0.0>, <4 x float> zeroinitializer)
  %t5 = icmp eq i32 %r5, 1
  %k5 = and i1 %k4, %t5
  %r6 = call i32 @llvm.x86.sse.cvtss2si(<4 x float> <float 2.5, float 0.0, float 0.0, float 0.0>)
  %t6 = icmp eq i32 %r6, 2
  %k6 = and i1 %k5, %t6
  %r7 = call i32 @llvm.x86.sse.cvttss2si(<4 x float> <float -2.5, float 0.0, float 0.0, float 0.0>)
  %t7 = icmp eq i32 %r7, -2
  %k7 = and i1 %k6, %t7
  %r8 = call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> <double 3.0e9, double 0.0>)
  %t8 = icmp eq i32 %r8, -2147483648
  %k8 = and i1 %k7, %t8
  %r9 = call <2 x double> @llvm.x86.sse41.round.sd(<2 x double> <double 9.0, double 8.0>, <2 x double> <double -1.5, double 0.0>, i32 1)
  %b9 = bitcast <2 x double> %r9 to <2 x i64>
  %c9 = icmp eq <2 x i64> %b9, <i64 -4611686018427387904, i64 4620693217682128896>
  %a9 = bitcast <2 x i1> %c9 to i2
  %t9 = icmp eq i2 %a9, -1
  %k9 = and i1 %k8, %t9
  %w = xor i1 %k9, true
  %r = zext i1 %w to i32
  ret i32 %r
}

declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.cmp.ps(<4 x float>, <4 x float>, i8)
declare i32 @llvm.x86.sse.ucomilt.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comineq.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>)
declare i32 @llvm.x86.sse.cvttss2si(<4 x float>)
declare i32 @llvm.x86.sse2.cvttsd2si(<2 x double>)
declare <2 x double> @llvm.x86.sse41.round.sd(<2 x double>, <2 x double>, i32)
