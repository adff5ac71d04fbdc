; A division by three as a multiplication by 171 and a shift by nine, exact for eight bits.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 noundef %x) {
  %r = udiv i8 %x, 3
  ret i8 %r
}

define i8 @tgt(i8 noundef %x) {
  %w = zext i8 %x to i16
  %m = mul nuw i16 %w, 171
  %s = lshr i16 %m, 9
  %r = trunc i16 %s to i8
  ret i8 %r
}
