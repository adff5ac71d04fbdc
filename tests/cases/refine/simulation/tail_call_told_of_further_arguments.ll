; What is called at the end may read further arguments of the function, which must be there.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: unknown (unsupported: variable arguments)

declare void @llvm.va_start.p0(ptr)
declare void @f(ptr)
define void @src(ptr %l, ...) {
  call void @llvm.va_start.p0(ptr %l)
  call void @f(ptr %l)
  ret void
}
define void @tgt(ptr %l, ...) {
  call void @llvm.va_start.p0(ptr %l)
  tail call void @f(ptr %l)
  ret void
}
