; A call may change memory that others were given.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: memory that a call returns is taken to be known to others)

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
