; An assumption that does not hold.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  call void @llvm.assume(i1 false) ;~ ERROR: an assumption does not hold
  ret i32 0
}

declare void @llvm.assume(i1)
