; A call of null.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  call void null() ;~ ERROR: [null]
  ret i32 0
}
