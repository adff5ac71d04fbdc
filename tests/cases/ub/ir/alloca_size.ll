; A local variable of nearly all memory.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %n = sub i64 0, 4
  %a = alloca i32, i64 %n ;~ ERROR: a local array of this size cannot exist
  store i32 1, ptr %a
  ret i32 0
}
