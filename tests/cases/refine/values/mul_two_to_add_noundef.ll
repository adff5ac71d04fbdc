; Doubling as an addition is right when the argument is neither undef nor poison.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 noundef %x) {
  %r = mul i8 %x, 2
  ret i8 %r
}

define i8 @tgt(i8 noundef %x) {
  %r = add i8 %x, %x
  ret i8 %r
}
