; A signed sum that does not fit.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = add nsw i32 2147483647, 1 ;~ ERROR: [overflow]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
