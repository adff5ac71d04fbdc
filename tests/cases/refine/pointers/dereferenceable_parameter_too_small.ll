; Only four bytes of the parameter can always be read, but the early load needs eight.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i64 @src(i1 %c, ptr align 8 dereferenceable(4) %p) {
  br i1 %c, label %yes, label %no

yes:
  %v = load i64, ptr %p, align 8
  ret i64 %v

no:
  ret i64 0
}

define i64 @tgt(i1 %c, ptr align 8 dereferenceable(4) %p) {
  %v = load i64, ptr %p, align 8
  %r = select i1 %c, i64 %v, i64 0
  ret i64 %r
}
