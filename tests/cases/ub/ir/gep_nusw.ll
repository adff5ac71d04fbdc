; An address that wraps though it was promised not to.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = getelementptr nusw i8, ptr inttoptr (i64 -8 to ptr), i64 16 ;~ ERROR: [pointer]
  call void @use(ptr %p)
  ret i32 0
}

define internal void @use(ptr noundef %x) {
  ret void
}
