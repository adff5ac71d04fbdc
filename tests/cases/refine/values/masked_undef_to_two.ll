; Only the lowest bit of the source is open; it is never two.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src() {
  %r = and i8 undef, 1
  ret i8 %r
}

define i8 @tgt() {
  ret i8 2
}
