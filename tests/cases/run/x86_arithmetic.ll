; Products, sums, packing and what is asked of all lanes.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %r0 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> <i16 -1, i16 -32768, i16 256, i16 32767, i16 1, i16 0, i16 -2, i16 300>, <8 x i16> <i16 1, i16 -32768, i16 256, i16 32767, i16 1, i16 5, i16 -2, i16 -300>)
  %c0 = icmp eq <8 x i16> %r0, <i16 -1, i16 16384, i16 1, i16 16383, i16 0, i16 0, i16 0, i16 -2>
  %a0 = bitcast <8 x i1> %c0 to i8
  %t0 = icmp eq i8 %a0, -1
  %k0 = and i1 true, %t0
  %r1 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> <i16 -1, i16 -32768, i16 256, i16 32767, i16 1, i16 0, i16 -2, i16 300>, <8 x i16> <i16 1, i16 -32768, i16 256, i16 32767, i16 1, i16 5, i16 -2, i16 -300>)
  %c1 = icmp eq <8 x i16> %r1, <i16 0, i16 16384, i16 1, i16 16383, i16 0, i16 0, i16 -4, i16 298>
  %a1 = bitcast <8 x i1> %c1 to i8
  %t1 = icmp eq i8 %a1, -1
  %k1 = and i1 %k0, %t1
  %r2 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> <i16 -32768, i16 32767, i16 3, i16 -3, i16 16384, i16 1, i16 0, i16 -32768>, <8 x i16> <i16 -32768, i16 32767, i16 16384, i16 16384, i16 2, i16 16383, i16 9, i16 1>)
  %c2 = icmp eq <8 x i16> %r2, <i16 -32768, i16 32766, i16 2, i16 -1, i16 1, i16 0, i16 0, i16 -1>
  %a2 = bitcast <8 x i1> %c2 to i8
  %t2 = icmp eq i8 %a2, -1
  %k2 = and i1 %k1, %t2
  %r3 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> <i16 -32768, i16 -32768, i16 1, i16 2, i16 -1, i16 3, i16 0, i16 0>, <8 x i16> <i16 -32768, i16 -32768, i16 3, i16 4, i16 5, i16 -6, i16 7, i16 8>)
  %c3 = icmp eq <4 x i32> %r3, <i32 -2147483648, i32 11, i32 -23, i32 0>
  %a3 = bitcast <4 x i1> %c3 to i4
  %t3 = icmp eq i4 %a3, -1
  %k3 = and i1 %k2, %t3
  %r4 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 1, i8 2, i8 -1, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>, <16 x i8> <i8 127, i8 127, i8 -128, i8 -128, i8 3, i8 -4, i8 -1, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>)
  %c4 = icmp eq <8 x i16> %r4, <i16 32767, i16 -32768, i16 -5, i16 -255, i16 0, i16 0, i16 0, i16 0>
  %a4 = bitcast <8 x i1> %c4 to i8
  %t4 = icmp eq i8 %a4, -1
  %k4 = and i1 %k3, %t4
  %r5 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> <i16 300, i16 -300, i16 5, i16 -5, i16 127, i16 128, i16 -128, i16 -129>, <8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>)
  %c5 = icmp eq <16 x i8> %r5, <i8 127, i8 -128, i8 5, i8 -5, i8 127, i8 127, i8 -128, i8 -128, i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7>
  %a5 = bitcast <16 x i1> %c5 to i16
  %t5 = icmp eq i16 %a5, -1
  %k5 = and i1 %k4, %t5
  %r6 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> <i16 300, i16 -300, i16 5, i16 -5, i16 255, i16 256, i16 -1, i16 128>, <8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>)
  %c6 = icmp eq <16 x i8> %r6, <i8 -1, i8 0, i8 5, i8 0, i8 -1, i8 -1, i8 0, i8 -128, i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7>
  %a6 = bitcast <16 x i1> %c6 to i16
  %t6 = icmp eq i16 %a6, -1
  %k6 = and i1 %k5, %t6
  %r7 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8>, <16 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 8, i8 7, i8 6, i8 5, i8 4, i8 3, i8 2, i8 1>)
  %c7 = icmp eq <2 x i64> %r7, <i64 2040, i64 32>
  %a7 = bitcast <2 x i1> %c7 to i2
  %t7 = icmp eq i2 %a7, -1
  %k7 = and i1 %k6, %t7
  %r8 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> <i8 -1, i8 0, i8 0, i8 0, i8 -128, i8 127, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 -1>)
  %t8 = icmp eq i32 %r8, 32785
  %k8 = and i1 %k7, %t8
  %r9 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> <i64 1, i64 2>, <2 x i64> <i64 2, i64 1>)
  %t9 = icmp eq i32 %r9, 1
  %k9 = and i1 %k8, %t9
  %r10 = call i32 @llvm.x86.sse41.ptestc(<2 x i64> <i64 3, i64 3>, <2 x i64> <i64 2, i64 1>)
  %t10 = icmp eq i32 %r10, 1
  %k10 = and i1 %k9, %t10
  %r11 = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> <i64 1, i64 0>, <2 x i64> <i64 3, i64 0>)
  %t11 = icmp eq i32 %r11, 1
  %k11 = and i1 %k10, %t11
  %w = xor i1 %k11, true
  %r = zext i1 %w to i32
  ret i32 %r
}

declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)
declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>)
declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>)
declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>)
declare i32 @llvm.x86.sse41.ptestnzc(<2 x i64>, <2 x i64>)
