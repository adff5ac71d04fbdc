; Undefined bits that are masked away decide nothing.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %a = alloca i8
  %old = load i8, ptr %a
  %high = and i8 %old, -8
  %new = or i8 %high, 5
  store i8 %new, ptr %a
  %x = load i8, ptr %a
  %low = and i8 %x, 7
  %c = icmp eq i8 %low, 5
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
