; A negative offset where only forward was promised.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [4 x i8]
  %middle = getelementptr i8, ptr %a, i64 2
  %p = getelementptr nuw i8, ptr %middle, i64 -1 ;~ ERROR: [pointer]
  call void @use(ptr %p)
  ret i32 0
}

define internal void @use(ptr noundef %x) {
  ret void
}
