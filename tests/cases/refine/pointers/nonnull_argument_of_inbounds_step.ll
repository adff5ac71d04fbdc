; A step inbounds is never null unless it is poison, and a null pointer for a nonnull argument is only poison,
; so the attribute may be added.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(ptr)

define void @src(ptr %q) {
  %p = getelementptr inbounds i32, ptr %q, i64 1
  call void @f(ptr %p)
  ret void
}

define void @tgt(ptr %q) {
  %p = getelementptr inbounds i32, ptr %q, i64 1
  call void @f(ptr nonnull %p)
  ret void
}
