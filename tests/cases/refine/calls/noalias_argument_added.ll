; The target says that nothing else leads where an argument points.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the target promises what the source does not: noalias of argument 0 of @g2)

declare void @g2(ptr,ptr)

define void @src(ptr %p, ptr %q) {
  call void @g2(ptr %p, ptr %q)
  ret void
}

define void @tgt(ptr %p, ptr %q) {
  call void @g2(ptr noalias %p, ptr %q)
  ret void
}
