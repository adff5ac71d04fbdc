; Stores to places that may be the same change places.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)



define void @src(ptr %p, ptr %q) {
  store atomic i32 1, ptr %p unordered, align 4
  store atomic i32 2, ptr %q unordered, align 4
  ret void
}

define void @tgt(ptr %p, ptr %q) {
  store atomic i32 2, ptr %q unordered, align 4
  store atomic i32 1, ptr %p unordered, align 4
  ret void
}
