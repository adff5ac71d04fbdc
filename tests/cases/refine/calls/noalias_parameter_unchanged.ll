; A call does not change what a noalias parameter leads to.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @h()

define i8 @src(ptr noalias %p) {
  store i8 1, ptr %p
  call void @h()
  %v = load i8, ptr %p
  ret i8 %v
}

define i8 @tgt(ptr noalias %p) {
  store i8 1, ptr %p
  call void @h()
  ret i8 1
}
