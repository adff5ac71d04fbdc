; An indeterminate argument of an intrinsic that the call promises to be defined.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %n = call i32 @llvm.ctpop.i32(i32 noundef poison) ;~ ERROR: [uninit]
  ret i32 0
}

declare i32 @llvm.ctpop.i32(i32)
