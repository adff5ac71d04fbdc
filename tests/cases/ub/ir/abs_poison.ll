; The least number has no absolute value, and it was promised not to come.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = call i32 @llvm.abs.i32(i32 -2147483648, i1 true) ;~ ERROR: [uninit]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}

declare i32 @llvm.abs.i32(i32, i1)
