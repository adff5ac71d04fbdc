; Saturating and checked arithmetic never overflows.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %a = call i8 @llvm.sadd.sat.i8(i8 100, i8 100)
  %b = call i8 @llvm.usub.sat.i8(i8 3, i8 5)
  %p = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 65536, i32 65536)
  %v = extractvalue { i32, i1 } %p, 0
  %o = extractvalue { i32, i1 } %p, 1
  %c1 = icmp eq i8 %a, 127
  %c2 = icmp eq i8 %b, 0
  %c3 = icmp eq i32 %v, 0
  %c12 = and i1 %c1, %c2
  %c123 = and i1 %c12, %c3
  %all = and i1 %c123, %o
  %no = xor i1 %all, true
  %r = zext i1 %no to i32
  ret i32 %r
}

declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
