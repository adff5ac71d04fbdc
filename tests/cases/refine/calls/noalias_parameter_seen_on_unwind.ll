; What a noalias parameter leads to is seen if a call unwinds.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare void @h()

define void @src(ptr noalias %p) {
  store i8 1, ptr %p
  call void @h()
  store i8 2, ptr %p
  ret void
}

define void @tgt(ptr noalias %p) {
  call void @h()
  store i8 2, ptr %p
  ret void
}
