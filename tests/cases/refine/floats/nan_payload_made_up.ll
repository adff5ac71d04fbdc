; An operation gives no payload that none of its operands has.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

define i32 @src() {
  %q = fdiv float 0.0, 0.0
  %r = bitcast float %q to i32
  ret i32 %r
}

define i32 @tgt() {
  ret i32 2143289350
}
