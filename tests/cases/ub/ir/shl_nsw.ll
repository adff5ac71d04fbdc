; A shift to the left that changes the sign.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = shl nsw i32 1, 31 ;~ ERROR: /\[(shift|overflow)\]/
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
