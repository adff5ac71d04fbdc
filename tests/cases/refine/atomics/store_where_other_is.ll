; A store goes to the place of another one of the same value.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)



define void @src(ptr %p, ptr %q, i1 noundef %c) {
  store atomic i32 1, ptr %p unordered, align 4
  ret void
}

define void @tgt(ptr %p, ptr %q, i1 noundef %c) {
  store atomic i32 1, ptr %q unordered, align 4
  ret void
}
