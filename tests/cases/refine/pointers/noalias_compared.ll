; That a pointer is noalias does not say that no other is equal to it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(ptr noalias %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  ret i1 %c
}

define i1 @tgt(ptr noalias %p, ptr %q) {
  ret i1 false
}
