; An assumption may be forgotten.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x) {
  %c = icmp ne i8 %x, 0
  call void @llvm.assume(i1 %c)
  ret i8 %x
}

define i8 @tgt(i8 %x) {
  ret i8 %x
}

declare void @llvm.assume(i1)
