; The result of an intrinsic outside of the range that the call promises.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %n = call range(i32 0, 3) i32 @llvm.ctpop.i32(i32 7) ;~ ERROR: [uninit]
  call void @use(i32 %n)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}

declare i32 @llvm.ctpop.i32(i32)
