; Seven is minus one in three bits.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i3 @src(i3 %x) {
  %r = mul i3 %x, 7
  ret i3 %r
}

define i3 @tgt(i3 %x) {
  %r = sub i3 0, %x
  ret i3 %r
}
