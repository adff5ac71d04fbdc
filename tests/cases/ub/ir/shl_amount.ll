; A shift to the left by the width.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = shl i32 1, 32 ;~ ERROR: [shift]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
