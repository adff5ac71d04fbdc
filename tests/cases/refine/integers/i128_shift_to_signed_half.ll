; A logical shift by 64 fills up with zeros; the extension of the higher half fills up with its sign.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i128 @src(i128 noundef %x) {
  %r = lshr i128 %x, 64
  ret i128 %r
}

define i128 @tgt(i128 noundef %x) {
  %s = lshr i128 %x, 64
  %h = trunc i128 %s to i64
  %r = sext i64 %h to i128
  ret i128 %r
}
