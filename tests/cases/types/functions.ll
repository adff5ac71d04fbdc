; Function types: no result, variable arguments, called through a pointer.
; RUN: heddle ir --check %s
; EXIT: 0

declare void @none()
declare i32 @printf(ptr, ...)
declare void @only_variable(...)

define i32 @call_through(ptr %f, i32 %x) {
  %r = call i32 %f(i32 %x)
  %s = call i32 (ptr, ...) %f(ptr %f, i32 %r)
  ret i32 %s
}
