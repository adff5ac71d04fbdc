; The first store is overwritten completely before anybody reads it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p) {
  store i32 1, ptr %p, align 4
  store i32 2, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p) {
  store i32 2, ptr %p, align 4
  ret void
}
