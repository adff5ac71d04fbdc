; A store loses its atomicity.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)



define void @src(ptr %p) {
  store atomic i32 2, ptr %p unordered, align 4
  ret void
}

define void @tgt(ptr %p) {
  store i32 2, ptr %p, align 4
  ret void
}
