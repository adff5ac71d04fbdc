; A plain store next to an atomic one is made where the source makes none.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)



define void @src(ptr %p) {
  store atomic i32 1, ptr %p unordered, align 4
  ret void
}

define void @tgt(ptr %p) {
  store i32 7, ptr %p, align 4
  store atomic i32 1, ptr %p unordered, align 4
  ret void
}
