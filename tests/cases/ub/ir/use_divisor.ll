; A division by poison.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %x = udiv i32 1, poison ;~ ERROR: [uninit]
  ret i32 %x
}
