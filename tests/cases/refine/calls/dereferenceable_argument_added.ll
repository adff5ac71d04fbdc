; The target says that there is memory where an argument points.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @g(ptr)

define void @src(ptr %p) {
  call void @g(ptr %p)
  ret void
}

define void @tgt(ptr %p) {
  call void @g(ptr dereferenceable(4) %p)
  ret void
}
