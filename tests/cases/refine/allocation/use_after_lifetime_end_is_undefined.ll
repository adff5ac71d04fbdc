; The source reads a variable whose lifetime has ended, which is undefined, so the target may do anything.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

define i32 @src() {
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  store i32 1, ptr %a, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt() {
  ret i32 7
}
