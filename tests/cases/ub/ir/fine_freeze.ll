; freeze makes any value of poison, and then it stays the same.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %p = add nsw i32 2147483647, 1
  %x = freeze i32 %p
  %same = icmp eq i32 %x, %x
  br i1 %same, label %yes, label %no

yes:
  %y = and i32 %x, 0
  ret i32 %y

no:
  ret i32 1
}
