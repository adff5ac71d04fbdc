; An unordered store that is overwritten by another one is gone.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines



define void @src(ptr %p) {
  store atomic i32 1, ptr %p unordered, align 4
  store atomic i32 2, ptr %p unordered, align 4
  ret void
}

define void @tgt(ptr %p) {
  store atomic i32 2, ptr %p unordered, align 4
  ret void
}
