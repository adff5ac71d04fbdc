; A guard may fail where a branch does not.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.experimental.guard(i1, ...)
declare i32 @llvm.experimental.deoptimize.i32(...)

define i32 @src(i1 %c, i32 %x) {
  br i1 %c, label %on, label %off
on:
  ret i32 0
off:
  %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 5) [ "deopt"(i32 %x) ]
  ret i32 %r
}

define i32 @tgt(i1 %c, i32 %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 5) [ "deopt"(i32 %x) ]
  ret i32 0
}
