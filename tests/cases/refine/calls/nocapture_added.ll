; The target says that a call keeps no copy of its argument.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the target promises what the source does not: nocapture of argument 0 of @g)

declare void @g(ptr)

define void @src(ptr %p) {
  call void @g(ptr %p)
  ret void
}

define void @tgt(ptr %p) {
  call void @g(ptr nocapture %p)
  ret void
}
