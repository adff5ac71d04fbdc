; Two bounds become one comparison of the distance from the lower one, which lets in the upper bound as well.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(i8 noundef %x) {
  %a = icmp uge i8 %x, 5
  %b = icmp ult i8 %x, 10
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @tgt(i8 noundef %x) {
  %d = sub i8 %x, 5
  %r = icmp ule i8 %d, 5
  ret i1 %r
}
