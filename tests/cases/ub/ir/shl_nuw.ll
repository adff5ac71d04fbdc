; A shift to the left that loses a one.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = shl nuw i32 3, 31 ;~ ERROR: /\[(shift|overflow)\]/
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
