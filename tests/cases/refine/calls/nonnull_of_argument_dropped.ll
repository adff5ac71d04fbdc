; Null for a nonnull argument is poison; without the attribute it is just null, which is more defined.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @use(ptr)

define void @src(ptr %p) {
  call void @use(ptr nonnull %p)
  ret void
}

define void @tgt(ptr %p) {
  call void @use(ptr %p)
  ret void
}
