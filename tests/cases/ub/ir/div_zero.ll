; A division by zero.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %x = sdiv i32 1, 0 ;~ ERROR: [div-zero]
  ret i32 0
}
