; A result outside of the range that the call promises; the function promises nothing.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %x = call noundef range(i32 8, 3) i32 @make() ;~ ERROR: [uninit]
  ret i32 0
}

define internal i32 @make() {
  ret i32 7
}
