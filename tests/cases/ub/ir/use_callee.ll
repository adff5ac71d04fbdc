; A call of poison.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  call void poison() ;~ ERROR: [uninit]
  ret i32 0
}
