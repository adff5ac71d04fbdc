; Arithmetic at odd widths wraps at those widths.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %a = add i5 31, 1
  %b = mul i33 4294967296, 2
  %c = shl i7 64, 1
  %d = sext i3 -1 to i65
  %e = lshr i65 %d, 64
  %x = zext i5 %a to i32
  %y = trunc i33 %b to i32
  %z = zext i7 %c to i32
  %w = trunc i65 %e to i32
  %s1 = add i32 %x, %y
  %s2 = add i32 %s1, %z
  %s3 = add i32 %s2, %w
  %r = sub i32 %s3, 1
  ret i32 %r
}
