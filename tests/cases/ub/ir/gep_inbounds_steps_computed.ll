; An element of an array that starts before its object does, though the element itself is inside.
; RUN: heddle run %s
; EXIT: 10
; RUN: heddle check --engine bmc %s
; EXIT: 10

define i32 @main(i32 %argc) {
  %a = alloca [8 x i8]
  %n = sext i32 %argc to i64
  %back = sub i64 0, %n
  %r = getelementptr inbounds [2 x i8], ptr %a, i64 %back, i64 2 ;~ ERROR: [pointer]
  call void @use(ptr %r)
  ret i32 0
}

define internal void @use(ptr noundef %x) {
  ret void
}
