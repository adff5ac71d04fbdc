; A switch whose default cannot be reached needs only one of its two cases.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x) {
  switch i8 %x, label %other [
    i8 0, label %zero
    i8 1, label %one
  ]
zero:
  ret i8 10
one:
  ret i8 20
other:
  unreachable
}

define i8 @tgt(i8 %x) {
  %c = icmp eq i8 %x, 0
  %r = select i1 %c, i8 10, i8 20
  ret i8 %r
}
