; One address computation goes out of its object by one index and back by the next: every index must stay inside.
; RUN: heddle run %s
; EXIT: 10
; RUN: heddle check --engine bmc %s
; EXIT: 10

define i32 @main() {
  %a = alloca [4 x i8]
  %middle = getelementptr inbounds i8, ptr %a, i64 2
  %p = getelementptr inbounds [4 x i8], ptr %middle, i64 1, i64 -4 ;~ ERROR: [pointer]
  call void @use(ptr %p)
  ret i32 0
}

define internal void @use(ptr noundef %x) {
  ret void
}
