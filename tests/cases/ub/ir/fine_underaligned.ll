; An access that says that it is not aligned need not be.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %a = alloca [9 x i8], align 8
  %p = getelementptr i8, ptr %a, i64 1
  store i64 42, ptr %p, align 1
  %x = load i64, ptr %p, align 1
  %y = trunc i64 %x to i32
  %z = sub i32 %y, 42
  ret i32 %z
}
