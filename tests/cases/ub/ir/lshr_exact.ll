; An exact shift that loses a one.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = lshr exact i32 3, 1 ;~ ERROR: [shift]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
