; A guard becomes a branch to deoptimisation with the same arguments.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.experimental.guard(i1, ...)
declare i32 @llvm.experimental.deoptimize.i32(...)

define i32 @src(i1 %c, i32 %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 5) [ "deopt"(i32 %x) ]
  ret i32 0
}

define i32 @tgt(i1 %c, i32 %x) {
  br i1 %c, label %on, label %off
on:
  ret i32 0
off:
  %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 5) [ "deopt"(i32 %x) ]
  ret i32 %r
}
