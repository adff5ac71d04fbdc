; An undef may be chosen such that the comparison is false.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src() {
  %r = icmp ult i8 undef, 1
  ret i1 %r
}

define i1 @tgt() {
  ret i1 false
}
