; Shifts of lanes: by one number, by a vector of one number, by numbers of their own, and too far.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %r0 = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> <i16 1, i16 2, i16 3, i16 4, i16 -1, i16 -32768, i16 255, i16 16>, <8 x i16> <i16 4, i16 0, i16 0, i16 0, i16 7, i16 7, i16 7, i16 7>)
  %c0 = icmp eq <8 x i16> %r0, <i16 16, i16 32, i16 48, i16 64, i16 -16, i16 0, i16 4080, i16 256>
  %a0 = bitcast <8 x i1> %c0 to i8
  %t0 = icmp eq i8 %a0, -1
  %k0 = and i1 true, %t0
  %r1 = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>, <8 x i16> <i16 0, i16 0, i16 0, i16 1, i16 0, i16 0, i16 0, i16 0>)
  %c1 = icmp eq <8 x i16> %r1, zeroinitializer
  %a1 = bitcast <8 x i1> %c1 to i8
  %t1 = icmp eq i8 %a1, -1
  %k1 = and i1 %k0, %t1
  %r2 = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> <i32 -8, i32 8, i32 1, i32 -1>, <4 x i32> <i32 0, i32 1, i32 0, i32 0>)
  %c2 = icmp eq <4 x i32> %r2, <i32 -1, i32 0, i32 0, i32 -1>
  %a2 = bitcast <4 x i1> %c2 to i4
  %t2 = icmp eq i4 %a2, -1
  %k2 = and i1 %k1, %t2
  %r3 = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> <i64 -1, i64 256>, i32 60)
  %c3 = icmp eq <2 x i64> %r3, <i64 15, i64 0>
  %a3 = bitcast <2 x i1> %c3 to i2
  %t3 = icmp eq i2 %a3, -1
  %k3 = and i1 %k2, %t3
  %r4 = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, i32 32)
  %c4 = icmp eq <4 x i32> %r4, zeroinitializer
  %a4 = bitcast <4 x i1> %c4 to i4
  %t4 = icmp eq i4 %a4, -1
  %k4 = and i1 %k3, %t4
  %r5 = call <4 x i32> @llvm.x86.avx2.psrav.d(<4 x i32> <i32 -16, i32 -16, i32 16, i32 16>, <4 x i32> <i32 2, i32 99, i32 2, i32 -1>)
  %c5 = icmp eq <4 x i32> %r5, <i32 -4, i32 -1, i32 4, i32 0>
  %a5 = bitcast <4 x i1> %c5 to i4
  %t5 = icmp eq i4 %a5, -1
  %k5 = and i1 %k4, %t5
  %r6 = call <4 x i32> @llvm.x86.avx2.psllv.d(<4 x i32> <i32 1, i32 1, i32 1, i32 1>, <4 x i32> <i32 0, i32 31, i32 32, i32 -1>)
  %c6 = icmp eq <4 x i32> %r6, <i32 1, i32 -2147483648, i32 0, i32 0>
  %a6 = bitcast <4 x i1> %c6 to i4
  %t6 = icmp eq i4 %a6, -1
  %k6 = and i1 %k5, %t6
  %w = xor i1 %k6, true
  %r = zext i1 %w to i32
  ret i32 %r
}

declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64>, i32)
declare <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32>, i32)
declare <4 x i32> @llvm.x86.avx2.psrav.d(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.psllv.d(<4 x i32>, <4 x i32>)
