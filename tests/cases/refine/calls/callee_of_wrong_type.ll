; Calling one of two functions, neither of which can be called like this, is undefined.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @first(i8)
declare void @second(ptr)

define void @src(i1 %c) {
  %f = select i1 %c, ptr @first, ptr @second
  call void %f()
  ret void
}

define void @tgt(i1 %c) {
  unreachable
}
