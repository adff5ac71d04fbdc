; select takes only the side it chooses.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %x = select i1 false, i32 poison, i32 0
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
