; The least number by -1.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %x = sdiv i32 -2147483648, -1 ;~ ERROR: [overflow]
  ret i32 0
}
