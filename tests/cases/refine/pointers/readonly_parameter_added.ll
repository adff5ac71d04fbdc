; The target says that it does not write where a parameter points, and writes there.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define void @src(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define void @tgt(ptr readonly %p) {
  store i32 1, ptr %p
  ret void
}
