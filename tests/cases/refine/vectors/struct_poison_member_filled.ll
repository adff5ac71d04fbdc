; A structure with one poison member: that member may become anything, the other is kept.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define { i8, i8 } @src(i8 %x) {
  %r = insertvalue { i8, i8 } { i8 poison, i8 poison }, i8 %x, 0
  ret { i8, i8 } %r
}

define { i8, i8 } @tgt(i8 %x) {
  %r = insertvalue { i8, i8 } { i8 3, i8 7 }, i8 %x, 0
  ret { i8, i8 } %r
}
