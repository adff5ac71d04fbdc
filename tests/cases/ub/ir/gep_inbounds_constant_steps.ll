; The same of an address that is a constant.
; RUN: heddle run %s
; EXIT: 10

@a = global [4 x i8] zeroinitializer

define i32 @main() {
  call void @use(ptr getelementptr inbounds ([4 x i8], ptr @a, i64 2, i64 -6)) ;~ ERROR: [pointer]
  ret i32 0
}

define internal void @use(ptr noundef %x) {
  ret void
}
