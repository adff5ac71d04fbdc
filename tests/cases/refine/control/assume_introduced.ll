; An assumption that nothing supports is undefined behaviour where it does not hold.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i8 @src(i8 noundef %x) {
  ret i8 %x
}

define i8 @tgt(i8 noundef %x) {
  %c = icmp ne i8 %x, 0
  call void @llvm.assume(i1 %c)
  ret i8 %x
}

declare void @llvm.assume(i1)
