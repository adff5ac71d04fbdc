; dereferenceable implies noundef, so that a pointer that breaks align is undefined and not just poison.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr dereferenceable(4) align 4 %p) {
  ret void
}
define void @tgt(ptr dereferenceable(4) align 4 %p) {
  %v = load i32, ptr %p, align 4
  ret void
}
