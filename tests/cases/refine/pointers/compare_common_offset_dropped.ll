; Adding the same number to two addresses keeps them equal or unequal.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(ptr %p, ptr %q, i64 %i) {
  %pi = getelementptr i8, ptr %p, i64 %i
  %qi = getelementptr i8, ptr %q, i64 %i
  %c = icmp eq ptr %pi, %qi
  ret i1 %c
}

define i1 @tgt(ptr %p, ptr %q, i64 %i) {
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
