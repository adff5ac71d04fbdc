; The average of two numbers in seven bits: the carry of the sum is lost.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i7 @src(i7 noundef %x, i7 noundef %y) {
  %a = zext i7 %x to i8
  %b = zext i7 %y to i8
  %s = add nuw i8 %a, %b
  %h = lshr i8 %s, 1
  %r = trunc i8 %h to i7
  ret i7 %r
}

define i7 @tgt(i7 noundef %x, i7 noundef %y) {
  %s = add i7 %x, %y
  %r = lshr i7 %s, 1
  ret i7 %r
}
