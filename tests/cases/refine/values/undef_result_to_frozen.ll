; Undef may become a frozen value, which is one of those that it may be.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define { i8, i8 } @src(i8 %x) {
  %a = add i8 undef, 0
  %r = insertvalue { i8, i8 } poison, i8 %a, 0
  %s = insertvalue { i8, i8 } %r, i8 %a, 1
  ret { i8, i8 } %s
}

define { i8, i8 } @tgt(i8 %x) {
  %a = freeze i8 undef
  %r = insertvalue { i8, i8 } poison, i8 %a, 0
  %s = insertvalue { i8, i8 } %r, i8 %a, 1
  ret { i8, i8 } %s
}
