; Doubling does not keep the order when the highest bit is lost.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(i8 noundef %x, i8 noundef %y) {
  %a = shl i8 %x, 1
  %b = shl i8 %y, 1
  %r = icmp ult i8 %a, %b
  ret i1 %r
}

define i1 @tgt(i8 noundef %x, i8 noundef %y) {
  %r = icmp ult i8 %x, %y
  ret i1 %r
}
