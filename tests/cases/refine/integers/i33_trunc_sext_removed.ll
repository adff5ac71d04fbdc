; Going through 32 bits replaces the highest of the 33 bits by a copy of the next.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i33 @src(i33 noundef %x) {
  %a = trunc i33 %x to i32
  %r = sext i32 %a to i33
  ret i33 %r
}

define i33 @tgt(i33 noundef %x) {
  ret i33 %x
}
