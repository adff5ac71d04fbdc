; A value moves from the state to the arguments.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.experimental.guard(i1, ...)

define void @src(i1 %c, i32 noundef %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 %x) ]
  ret void
}

define void @tgt(i1 %c, i32 noundef %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 %x) [ "deopt"() ]
  ret void
}
