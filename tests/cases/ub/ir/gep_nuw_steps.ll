; Forward was promised, and one index goes back, though the sum goes forward.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [16 x i8]
  %p = getelementptr nuw [4 x i8], ptr %a, i64 2, i64 -4 ;~ ERROR: [pointer]
  call void @use(ptr %p)
  ret i32 0
}

define internal void @use(ptr noundef %x) {
  ret void
}
