; A load from an undefined address.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %x = load i32, ptr undef ;~ ERROR: [uninit]
  ret i32 %x
}
