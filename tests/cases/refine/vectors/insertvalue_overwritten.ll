; A member that is written twice keeps the second value.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define { i8, i16 } @src({ i8, i16 } %s, i8 %a, i8 %b) {
  %t = insertvalue { i8, i16 } %s, i8 %a, 0
  %r = insertvalue { i8, i16 } %t, i8 %b, 0
  ret { i8, i16 } %r
}

define { i8, i16 } @tgt({ i8, i16 } %s, i8 %a, i8 %b) {
  %r = insertvalue { i8, i16 } %s, i8 %b, 0
  ret { i8, i16 } %r
}
