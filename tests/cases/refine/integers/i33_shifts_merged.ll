; Two shifts by constants are one by their sum, which is below the width.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i33 @src(i33 %x) {
  %a = shl i33 %x, 10
  %r = shl i33 %a, 22
  ret i33 %r
}

define i33 @tgt(i33 %x) {
  %r = shl i33 %x, 32
  ret i33 %r
}
