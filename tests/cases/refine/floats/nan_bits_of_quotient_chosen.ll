; A NaN that an operation gives may be the preferred one, of either sign.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src() {
  %q = fdiv float 0.0, 0.0
  %r = bitcast float %q to i32
  ret i32 %r
}

define i32 @tgt() {
  ret i32 4290772992
}
