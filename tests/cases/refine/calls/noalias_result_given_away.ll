; A call may change memory that others were given.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: a pointer from elsewhere is taken to be perhaps equal to one that a call returns as new)

@P = global ptr null

declare void @h()
declare noalias ptr @fresh()

define i8 @src() {
  %p = call noalias ptr @fresh()
  store i8 1, ptr %p
  store ptr %p, ptr @P
  call void @h()
  %v = load i8, ptr %p
  ret i8 %v
}

define i8 @tgt() {
  %p = call noalias ptr @fresh()
  store i8 1, ptr %p
  store ptr %p, ptr @P
  call void @h()
  ret i8 1
}
