; The variable has the same contents at the call, written by a memset instead of two stores.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @src() {
  %a = alloca i64, align 8
  %a4 = getelementptr i8, ptr %a, i64 4
  store i32 0, ptr %a, align 4
  store i32 0, ptr %a4, align 4
  call void @f(ptr %a)
  ret void
}

define void @tgt() {
  %a = alloca i64, align 8
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)
  call void @f(ptr %a)
  ret void
}
