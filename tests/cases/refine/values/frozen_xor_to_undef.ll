; A frozen value changed by an argument is still one value.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-undefined

define i8 @src(i8 %x) {
  %a = freeze i8 undef
  %r = xor i8 %a, %x
  ret i8 %r
}
define i8 @tgt(i8 %x) {
  %r = add i8 undef, 0
  ret i8 %r
}
