; Fields and places of bits.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %r0 = call i32 @llvm.x86.bmi.bextr.32(i32 305419896, i32 2052)
  %t0 = icmp eq i32 %r0, 103
  %k0 = and i1 true, %t0
  %r1 = call i32 @llvm.x86.bmi.bextr.32(i32 -1, i32 65312)
  %t1 = icmp eq i32 %r1, 0
  %k1 = and i1 %k0, %t1
  %r2 = call i64 @llvm.x86.bmi.bzhi.64(i64 -1, i64 264)
  %t2 = icmp eq i64 %r2, 255
  %k2 = and i1 %k1, %t2
  %r3 = call i64 @llvm.x86.bmi.bzhi.64(i64 -1, i64 64)
  %t3 = icmp eq i64 %r3, -1
  %k3 = and i1 %k2, %t3
  %r4 = call i32 @llvm.x86.bmi.pdep.32(i32 11, i32 1044482)
  %t4 = icmp eq i32 %r4, 20482
  %k4 = and i1 %k3, %t4
  %r5 = call i32 @llvm.x86.bmi.pext.32(i32 20482, i32 1044482)
  %t5 = icmp eq i32 %r5, 11
  %k5 = and i1 %k4, %t5
  %r6 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> <i64 -1, i64 3>, <2 x i64> <i64 3, i64 -1>, i8 0)
  %c6 = icmp eq <2 x i64> %r6, <i64 1, i64 1>
  %a6 = bitcast <2 x i1> %c6 to i2
  %t6 = icmp eq i2 %a6, -1
  %k6 = and i1 %k5, %t6
  %w = xor i1 %k6, true
  %r = zext i1 %w to i32
  ret i32 %r
}

declare i32 @llvm.x86.bmi.bextr.32(i32, i32)
declare i64 @llvm.x86.bmi.bzhi.64(i64, i64)
declare i32 @llvm.x86.bmi.pdep.32(i32, i32)
declare i32 @llvm.x86.bmi.pext.32(i32, i32)
declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8)
