; What is assumed of two pointers is not left out.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: operand bundle

declare void @llvm.assume(i1)
define i8 @src(ptr %p, ptr %q) {
  ret i8 0
}
define i8 @tgt(ptr %p, ptr %q) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr %q) ]
  ret i8 0
}
