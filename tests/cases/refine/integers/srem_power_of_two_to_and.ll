; A signed remainder has the sign of its dividend; the mask gives the remainder of an unsigned division.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i32 noundef %x) {
  %r = srem i32 %x, 8
  ret i32 %r
}

define i32 @tgt(i32 noundef %x) {
  %r = and i32 %x, 7
  ret i32 %r
}
