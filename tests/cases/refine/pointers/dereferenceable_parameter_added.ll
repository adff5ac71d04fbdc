; The target wants memory where a parameter points.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define void @src(ptr %x) {
  ret void
}

define void @tgt(ptr dereferenceable(8) %x) {
  ret void
}
