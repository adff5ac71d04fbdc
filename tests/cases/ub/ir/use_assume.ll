; An assumption that is poison.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  call void @llvm.assume(i1 poison) ;~ ERROR: [uninit]
  ret i32 0
}

declare void @llvm.assume(i1)
