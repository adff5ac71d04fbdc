; A call does not change memory that nobody else knows.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @h()
declare noalias ptr @fresh()

define i8 @src() {
  %p = call noalias ptr @fresh()
  store i8 1, ptr %p
  call void @h()
  %v = load i8, ptr %p
  ret i8 %v
}

define i8 @tgt() {
  %p = call noalias ptr @fresh()
  store i8 1, ptr %p
  call void @h()
  ret i8 1
}
