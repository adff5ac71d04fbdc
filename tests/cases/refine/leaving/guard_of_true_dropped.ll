; A guard of what is always so may be dropped, although it may fail.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.experimental.guard(i1, ...)

define i32 @src(i32 %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"() ]
  ret i32 %x
}

define i32 @tgt(i32 %x) {
  ret i32 %x
}
