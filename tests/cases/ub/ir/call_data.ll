; A call of a variable.
; RUN: heddle run %s
; EXIT: 10

@data = global i32 0

define i32 @main() {
  call void @data() ;~ ERROR: not a function
  ret i32 0
}
