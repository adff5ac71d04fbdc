; A null pointer for a nonnull parameter is poison, so the comparison may be taken to be false.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(ptr nonnull %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}

define i1 @tgt(ptr nonnull %p) {
  ret i1 false
}
