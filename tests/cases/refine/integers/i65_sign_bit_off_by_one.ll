; The sign of 65 bits is bit 64, not bit 63.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(i65 noundef %x) {
  %r = icmp slt i65 %x, 0
  ret i1 %r
}

define i1 @tgt(i65 noundef %x) {
  %s = lshr i65 %x, 63
  %r = trunc i65 %s to i1
  ret i1 %r
}
