; The sign of a NaN that an operation gives is not known.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

define i32 @src() {
  ret i32 2143289344
}

define i32 @tgt() {
  %q = fdiv float 0.0, 0.0
  %r = bitcast float %q to i32
  ret i32 %r
}
