; A plain store stays plain where an atomic one is overwritten by it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines



define void @src(ptr %p) {
  store atomic i32 1, ptr %p unordered, align 4
  store i32 2, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p) {
  store i32 2, ptr %p, align 4
  ret void
}
