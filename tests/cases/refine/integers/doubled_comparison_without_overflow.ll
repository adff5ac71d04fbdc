; Doubling keeps the order as long as nothing overflows; if it does, the source is poison.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(i8 noundef %x, i8 noundef %y) {
  %a = shl nuw i8 %x, 1
  %b = shl nuw i8 %y, 1
  %r = icmp ult i8 %a, %b
  ret i1 %r
}

define i1 @tgt(i8 noundef %x, i8 noundef %y) {
  %r = icmp ult i8 %x, %y
  ret i1 %r
}
