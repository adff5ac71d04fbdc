; A guard whose condition may be false is gone.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.experimental.guard(i1, ...)

define i32 @src(i1 noundef %c, i32 %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i32 %x
}

define i32 @tgt(i1 noundef %c, i32 %x) {
  ret i32 %x
}
