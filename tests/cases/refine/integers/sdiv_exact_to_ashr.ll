; Without a remainder there is nothing to round, and the signed division by eight is a shift.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x) {
  %r = sdiv exact i32 %x, 8
  ret i32 %r
}

define i32 @tgt(i32 %x) {
  %r = ashr exact i32 %x, 3
  ret i32 %r
}
