; A pointer that is less aligned than promised.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [16 x i8], align 16
  %p = getelementptr i8, ptr %a, i64 4
  call void @use(ptr %p) ;~ ERROR: not what an attribute promises
  ret i32 0
}

define internal void @use(ptr noundef align 8 %x) {
  ret void
}
