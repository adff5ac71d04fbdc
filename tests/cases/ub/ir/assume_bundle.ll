; An assumption about alignment that does not hold.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [16 x i8], align 16
  %p = getelementptr i8, ptr %a, i64 4
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ] ;~ ERROR: an assumption does not hold
  ret i32 0
}

declare void @llvm.assume(i1)
