; Others could see their own value overwritten twice.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)



define void @src(ptr %p) {
  store atomic i32 2, ptr %p unordered, align 4
  ret void
}

define void @tgt(ptr %p) {
  store atomic i32 2, ptr %p unordered, align 4
  store atomic i32 2, ptr %p unordered, align 4
  ret void
}
