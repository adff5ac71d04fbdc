; Only one of the two functions cannot be called like this.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-ub

declare void @first(i8)
declare void @second()

define void @src(i1 %c) {
  %f = select i1 %c, ptr @first, ptr @second
  call void %f()
  ret void
}

define void @tgt(i1 %c) {
  unreachable
}
