; A load from null.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %x = load i32, ptr null ;~ ERROR: [null]
  ret i32 %x
}
