; A tail call ends the life of the caller's variables.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %x = call i32 @caller(ptr null)
  ret i32 %x
}

define internal i32 @caller(ptr %unused) {
  %local = alloca i32
  store i32 0, ptr %local
  %x = musttail call i32 @callee(ptr %local)
  ret i32 %x
}

define internal i32 @callee(ptr %p) {
  %x = load i32, ptr %p ;~ ERROR: [lifetime]
  ret i32 %x
}
