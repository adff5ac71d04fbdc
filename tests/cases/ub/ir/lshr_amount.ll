; A logical shift by more than the width.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = lshr i32 1, 40 ;~ ERROR: [shift]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
