; An unsigned division by 16 is a shift by four.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x) {
  %r = udiv i32 %x, 16
  ret i32 %r
}

define i32 @tgt(i32 %x) {
  %r = lshr i32 %x, 4
  ret i32 %r
}
