; A zero extension of a number that was promised not to be negative.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = zext nneg i8 -1 to i32 ;~ ERROR: [overflow]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
