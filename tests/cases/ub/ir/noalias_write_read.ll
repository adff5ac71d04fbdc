; The same byte written through one parameter and read through a noalias one.
; RUN: heddle run %s
; EXIT: 10
; RUN: heddle check %s
; EXIT: 10

define i32 @main() {
  %a = alloca i64
  store i64 0, ptr %a
  %p = getelementptr i8, ptr %a, i64 3
  %r = call i32 @use(ptr %p, ptr %a)
  ret i32 %r
}

define internal i32 @use(ptr %x, ptr noalias %y) {
  store i8 1, ptr %x
  br label %next

next:
  %r = load i32, ptr %y ;~ ERROR: through a restrict (noalias) pointer
  ret i32 %r
}
