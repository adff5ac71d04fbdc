; A freeze moves above an addition when the flag of the addition is dropped.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x) {
  %a = add nsw i8 %x, 1
  %r = freeze i8 %a
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  %f = freeze i8 %x
  %r = add i8 %f, 1
  ret i8 %r
}
