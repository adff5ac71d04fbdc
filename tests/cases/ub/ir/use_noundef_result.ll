; A result that must be defined.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %x = call i32 @make()
  ret i32 0
}

define internal noundef i32 @make() {
  ret i32 poison ;~ ERROR: [uninit]
}
