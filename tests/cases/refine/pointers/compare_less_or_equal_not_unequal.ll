; What is less or equal may be equal, so the second comparison is needed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(ptr %p, ptr %q) {
  %l = icmp ule ptr %p, %q
  %n = icmp ne ptr %p, %q
  %c = and i1 %l, %n
  ret i1 %c
}

define i1 @tgt(ptr %p, ptr %q) {
  %c = icmp ule ptr %p, %q
  ret i1 %c
}
