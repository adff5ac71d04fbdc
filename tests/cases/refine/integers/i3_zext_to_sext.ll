; Three bits above three have their sign bit set, which sext copies and zext does not.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(i3 noundef %x) {
  %r = zext i3 %x to i8
  ret i8 %r
}

define i8 @tgt(i3 noundef %x) {
  %r = sext i3 %x to i8
  ret i8 %r
}
