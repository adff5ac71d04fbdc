; What becomes of the bits of a byte beyond a value of three bits is unspecified, so that they may be any.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p) {
  store i3 -3, ptr %p, align 1
  ret void
}

define void @tgt(ptr %p) {
  store i8 -3, ptr %p, align 1
  ret void
}
