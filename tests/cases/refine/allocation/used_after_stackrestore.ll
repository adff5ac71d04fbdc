; A local is used after the stack was reset.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

define i32 @src() {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32
  store i32 1, ptr %a
  %v = load i32, ptr %a
  call void @llvm.stackrestore.p0(ptr %s)
  ret i32 %v
}

define i32 @tgt() {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32
  store i32 1, ptr %a
  call void @llvm.stackrestore.p0(ptr %s)
  %v = load i32, ptr %a
  ret i32 %v
}
