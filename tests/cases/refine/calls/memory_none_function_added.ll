; The target says that it does not touch memory, and does not.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p) {
  ret void
}

define void @tgt(ptr %p) memory(none) {
  ret void
}
