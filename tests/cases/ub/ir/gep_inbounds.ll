; An address that leaves its object, which was promised not to happen.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [4 x i8]
  %p = getelementptr inbounds i8, ptr %a, i64 5 ;~ ERROR: [pointer]
  call void @use(ptr %p)
  ret i32 0
}

define internal void @use(ptr noundef %x) {
  ret void
}
