; The target calls another function pointer.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define void @src(ptr %f, ptr %g) {
  call void %f()
  ret void
}

define void @tgt(ptr %f, ptr %g) {
  call void %g()
  ret void
}
