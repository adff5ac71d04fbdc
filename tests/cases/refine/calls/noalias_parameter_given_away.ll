; A call may change what a noalias parameter leads to that others know.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@P = global ptr null

declare void @h()

define i8 @src(ptr noalias %p) {
  store ptr %p, ptr @P
  store i8 1, ptr %p
  call void @h()
  %v = load i8, ptr %p
  ret i8 %v
}

define i8 @tgt(ptr noalias %p) {
  store ptr %p, ptr @P
  store i8 1, ptr %p
  call void @h()
  ret i8 1
}
