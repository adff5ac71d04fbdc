; Callers that know the target would pass a copy that is less aligned than the load needs.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (mismatch: the functions take or give different types)

define i64 @src(ptr byval(i64) align 8 %p) {
  %v = load i64, ptr %p, align 8
  %w = add i64 %v, 0
  ret i64 %w
}

define i64 @tgt(ptr byval(i64) %p) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
