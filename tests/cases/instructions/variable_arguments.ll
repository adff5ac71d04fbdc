; va_arg and the intrinsics around it.
; RUN: heddle ir --check %s
; EXIT: 0

define i32 @sum(i32 %n, ...) {
  %list = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  ret i32 %x
}

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
