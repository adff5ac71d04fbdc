; A signed division rounds towards zero, the shift towards minus infinity: minus one gives zero and minus one.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i32 noundef %x) {
  %r = sdiv i32 %x, 8
  ret i32 %r
}

define i32 @tgt(i32 noundef %x) {
  %r = ashr i32 %x, 3
  ret i32 %r
}
