; Products of fixed-point numbers that are exact, and those that saturate.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %r0 = call i8 @llvm.smul.fix.i8(i8 24, i8 -24, i32 4)
  %t0 = icmp eq i8 %r0, -36
  %k0 = and i1 true, %t0
  %r1 = call i8 @llvm.umul.fix.i8(i8 24, i8 24, i32 4)
  %t1 = icmp eq i8 %r1, 36
  %k1 = and i1 %k0, %t1
  %r2 = call i8 @llvm.smul.fix.sat.i8(i8 100, i8 -100, i32 0)
  %t2 = icmp eq i8 %r2, -128
  %k2 = and i1 %k1, %t2
  %r3 = call i8 @llvm.smul.fix.sat.i8(i8 -100, i8 -100, i32 0)
  %t3 = icmp eq i8 %r3, 127
  %k3 = and i1 %k2, %t3
  %r4 = call i8 @llvm.umul.fix.sat.i8(i8 100, i8 100, i32 3)
  %t4 = icmp eq i8 %r4, -1
  %k4 = and i1 %k3, %t4
  %r5 = call i4 @llvm.smul.fix.i4(i4 3, i4 2, i32 1)
  %t5 = icmp eq i4 %r5, 3
  %k5 = and i1 %k4, %t5
  %w = xor i1 %k5, true
  %r = zext i1 %w to i32
  ret i32 %r
}

declare i8 @llvm.smul.fix.i8(i8, i8, i32)
declare i8 @llvm.umul.fix.i8(i8, i8, i32)
declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.umul.fix.sat.i8(i8, i8, i32)
declare i4 @llvm.smul.fix.i4(i4, i4, i32)
