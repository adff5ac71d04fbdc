; Where only the second condition is false, the state of the second guard cannot stand for the first.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.experimental.guard(i1, ...)

define i32 @src(i1 noundef %a, i1 noundef %b, i32 %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 %a, i32 1) [ "deopt"() ]
  call void (i1, ...) @llvm.experimental.guard(i1 %b, i32 2) [ "deopt"() ]
  ret i32 %x
}

define i32 @tgt(i1 noundef %a, i1 noundef %b, i32 %x) {
  %both = and i1 %a, %b
  call void (i1, ...) @llvm.experimental.guard(i1 %both, i32 2) [ "deopt"() ]
  ret i32 %x
}
