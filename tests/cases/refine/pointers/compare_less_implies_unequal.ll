; What is less is not equal, so the second comparison adds nothing.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(ptr %p, ptr %q) {
  %l = icmp ult ptr %p, %q
  %n = icmp ne ptr %p, %q
  %c = and i1 %l, %n
  ret i1 %c
}

define i1 @tgt(ptr %p, ptr %q) {
  %c = icmp ult ptr %p, %q
  ret i1 %c
}
