; A store to a poison address.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  store i32 1, ptr poison ;~ ERROR: [uninit]
  ret i32 0
}
