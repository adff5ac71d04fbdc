; After a guard its condition holds.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.experimental.guard(i1, ...)

define i1 @src(i32 %x) {
  %c = icmp ult i32 %x, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  %d = icmp ult i32 %x, 20
  ret i1 %d
}

define i1 @tgt(i32 %x) {
  %c = icmp ult i32 %x, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i1 true
}
