; A guard checks the condition of a later one as well.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.experimental.guard(i1, ...)

define i32 @src(i1 noundef %a, i1 noundef %b, i32 %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 %a, i32 1) [ "deopt"() ]
  call void (i1, ...) @llvm.experimental.guard(i1 %b, i32 2) [ "deopt"() ]
  ret i32 %x
}

define i32 @tgt(i1 noundef %a, i1 noundef %b, i32 %x) {
  %both = and i1 %a, %b
  call void (i1, ...) @llvm.experimental.guard(i1 %both, i32 1) [ "deopt"() ]
  ret i32 %x
}
