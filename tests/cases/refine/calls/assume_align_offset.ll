; An alignment with an offset is another assumption than one without.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: operand bundle

declare void @llvm.assume(i1)
define i8 @src(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8, i64 4) ]
  ret i8 0
}
define i8 @tgt(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  ret i8 0
}
