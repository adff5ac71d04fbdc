; Integers of 7 and 13 bits: widening, shifting and cutting off give the number back.
; RUN: heddle check --engine bmc %s
; EXIT: 0

declare i32 @__VERIFIER_nondet_int()
declare void @__VERIFIER_error()

define i32 @main() {
entry:
  %x = call i32 @__VERIFIER_nondet_int()
  %small = trunc i32 %x to i7
  %wide = sext i7 %small to i13
  %up = shl i13 %wide, 6
  %down = ashr i13 %up, 6
  %again = trunc i13 %down to i7
  %same = icmp eq i7 %again, %small
  %product = mul i13 %wide, %wide
  %negative = icmp slt i13 %product, 0
  %smallest = icmp eq i7 %small, -64
  %square.bad = icmp eq i1 %negative, %smallest
  %ok = and i1 %same, %square.bad
  br i1 %ok, label %good, label %bad

good:
  ret i32 0

bad:
  call void @__VERIFIER_error()
  unreachable
}
