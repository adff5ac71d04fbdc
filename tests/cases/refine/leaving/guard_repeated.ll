; A condition that was guarded is guarded again.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.experimental.guard(i1, ...)

define i32 @src(i1 %c, i32 %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i32 %x
}

define i32 @tgt(i1 %c, i32 %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i32 %x
}
