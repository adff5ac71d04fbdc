; A call does not see what a noalias parameter leads to.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @hn() nounwind

define void @src(ptr noalias %p) {
  store i8 1, ptr %p
  call void @hn()
  store i8 2, ptr %p
  ret void
}

define void @tgt(ptr noalias %p) {
  call void @hn()
  store i8 2, ptr %p
  ret void
}
