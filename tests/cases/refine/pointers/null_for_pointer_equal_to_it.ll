; A pointer that is equal to null may be replaced by it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define ptr @src(ptr %p) {
  %is = icmp eq ptr %p, null
  %r = select i1 %is, ptr null, ptr %p
  ret ptr %r
}

define ptr @tgt(ptr %p) {
  ret ptr %p
}
