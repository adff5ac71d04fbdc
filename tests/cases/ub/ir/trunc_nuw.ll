; A truncation that loses a one.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = trunc nuw i64 4294967296 to i32 ;~ ERROR: [overflow]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
