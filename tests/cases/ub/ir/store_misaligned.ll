; A store without an alignment has that of its type.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [8 x i8], align 8
  %p = getelementptr i8, ptr %a, i64 2
  store i32 1, ptr %p ;~ ERROR: [align]
  ret i32 0
}
