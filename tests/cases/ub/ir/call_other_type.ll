; A call under another type than the function has.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %x = call i32 @f(i32 1) ;~ ERROR: do not fit the function
  ret i32 %x
}

define internal i32 @f(i32 %a, i32 %b) {
  ret i32 %a
}
