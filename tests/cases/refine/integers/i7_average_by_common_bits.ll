; The average of two numbers, once with an eighth bit and once from common and different bits.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i7 @src(i7 noundef %x, i7 noundef %y) {
  %a = zext i7 %x to i8
  %b = zext i7 %y to i8
  %s = add nuw i8 %a, %b
  %h = lshr i8 %s, 1
  %r = trunc i8 %h to i7
  ret i7 %r
}

define i7 @tgt(i7 noundef %x, i7 noundef %y) {
  %a = and i7 %x, %y
  %d = xor i7 %x, %y
  %h = lshr i7 %d, 1
  %r = add i7 %a, %h
  ret i7 %r
}
