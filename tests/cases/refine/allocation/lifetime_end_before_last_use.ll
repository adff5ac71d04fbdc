; The end of the lifetime moves before the load, which then reads a dead variable.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

define i32 @src() {
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  store i32 1, ptr %a, align 4
  %v = load i32, ptr %a, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  ret i32 %v
}

define i32 @tgt() {
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  store i32 1, ptr %a, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
