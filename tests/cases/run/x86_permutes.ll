; Lanes chosen by indices, signs and numbers.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %r0 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> <i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17>, <8 x i32> <i32 7, i32 0, i32 8, i32 -1, i32 3, i32 3, i32 100, i32 1>)
  %c0 = icmp eq <8 x i32> %r0, <i32 17, i32 10, i32 10, i32 17, i32 13, i32 13, i32 14, i32 11>
  %a0 = bitcast <8 x i1> %c0 to i8
  %t0 = icmp eq i8 %a0, -1
  %k0 = and i1 true, %t0
  %r1 = call <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, <4 x i32> <i32 3, i32 4, i32 -2, i32 1>)
  %b1 = bitcast <4 x float> %r1 to <4 x i32>
  %c1 = icmp eq <4 x i32> %b1, <i32 1082130432, i32 1065353216, i32 1077936128, i32 1073741824>
  %a1 = bitcast <4 x i1> %c1 to i4
  %t1 = icmp eq i4 %a1, -1
  %k1 = and i1 %k0, %t1
  %r2 = call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> <double 1.0, double 2.0>, <2 x i64> <i64 1, i64 2>)
  %b2 = bitcast <2 x double> %r2 to <2 x i64>
  %c2 = icmp eq <2 x i64> %b2, <i64 4607182418800017408, i64 4611686018427387904>
  %a2 = bitcast <2 x i1> %c2 to i2
  %t2 = icmp eq i2 %a2, -1
  %k2 = and i1 %k1, %t2
  %r3 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> <i8 100, i8 101, i8 102, i8 103, i8 104, i8 105, i8 106, i8 107, i8 108, i8 109, i8 110, i8 111, i8 112, i8 113, i8 114, i8 115>, <16 x i8> <i8 15, i8 0, i8 -128, i8 -1, i8 16, i8 127, i8 64, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9>)
  %c3 = icmp eq <16 x i8> %r3, <i8 115, i8 100, i8 0, i8 0, i8 100, i8 115, i8 100, i8 101, i8 102, i8 103, i8 104, i8 105, i8 106, i8 107, i8 108, i8 109>
  %a3 = bitcast <16 x i1> %c3 to i16
  %t3 = icmp eq i16 %a3, -1
  %k3 = and i1 %k2, %t3
  %r4 = call <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8> <i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1>, <16 x i8> <i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2, i8 2>, <16 x i8> <i8 0, i8 -1, i8 127, i8 -128, i8 0, i8 -1, i8 127, i8 -128, i8 0, i8 -1, i8 127, i8 -128, i8 0, i8 -1, i8 127, i8 -128>)
  %c4 = icmp eq <16 x i8> %r4, <i8 1, i8 2, i8 1, i8 2, i8 1, i8 2, i8 1, i8 2, i8 1, i8 2, i8 1, i8 2, i8 1, i8 2, i8 1, i8 2>
  %a4 = bitcast <16 x i1> %c4 to i16
  %t4 = icmp eq i16 %a4, -1
  %k4 = and i1 %k3, %t4
  %r5 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, <4 x float> <float 5.0, float 6.0, float 7.0, float 8.0>, i8 -107)
  %b5 = bitcast <4 x float> %r5 to <4 x i32>
  %c5 = icmp eq <4 x i32> %b5, <i32 0, i32 1088421888, i32 0, i32 1082130432>
  %a5 = bitcast <4 x i1> %c5 to i4
  %t5 = icmp eq i4 %a5, -1
  %k5 = and i1 %k4, %t5
  %w = xor i1 %k5, true
  %r = zext i1 %w to i32
  ret i32 %r
}

declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>)
declare <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float>, <4 x i32>)
declare <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double>, <2 x i64>)
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8)
