; A division by three as a multiplication by 170 and a shift by nine: the factor is one too small, and three
; gives zero.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(i8 noundef %x) {
  %r = udiv i8 %x, 3
  ret i8 %r
}

define i8 @tgt(i8 noundef %x) {
  %w = zext i8 %x to i16
  %m = mul nuw i16 %w, 170
  %s = lshr i16 %m, 9
  %r = trunc i16 %s to i8
  ret i8 %r
}
