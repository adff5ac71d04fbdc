; A va_list is a pointer on this target: starting one is defined.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: variable arguments

target triple = "arm64-apple-macosx"
target datalayout = "e-m:o-i64:64-i128:128-n32:64-S128"
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
define i32 @src(i32 %n, ...) {
  %ap = alloca ptr
  call void @llvm.va_start(ptr %ap)
  call void @llvm.va_end(ptr %ap)
  ret i32 1
}
define i32 @tgt(i32 %n, ...) {
  ret i32 2
}
