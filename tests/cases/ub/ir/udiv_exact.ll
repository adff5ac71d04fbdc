; An exact division with a remainder.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = udiv exact i32 7, 2 ;~ ERROR: [uninit]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
