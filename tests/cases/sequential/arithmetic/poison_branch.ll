; A sum that must not overflow does, for one input of all; the result is poison, and a branch depends on it.
; RUN: heddle check --engine bmc %s
; EXIT: 10

declare i32 @__VERIFIER_nondet_int()

define i32 @main() {
entry:
  %x = call i32 @__VERIFIER_nondet_int()
  %y = add nsw i32 %x, 1 ;~ ERROR: [overflow]
  %large = icmp sgt i32 %y, %x
  br i1 %large, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
