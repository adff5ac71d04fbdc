; A variable is made after the mark that the stack is set back to, and is read after that.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

define i32 @src(i32 %x) {
  %s = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %s)
  ret i32 %x
}

define i32 @tgt(i32 %x) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  call void @llvm.stackrestore.p0(ptr %s)
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
