; A call that others see happens before a guard instead of after it.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (incomplete:

declare void @llvm.experimental.guard(i1, ...)
declare void @f() nounwind willreturn

define void @src(i1 noundef %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  call void @f()
  ret void
}

define void @tgt(i1 noundef %c) {
  call void @f()
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret void
}
