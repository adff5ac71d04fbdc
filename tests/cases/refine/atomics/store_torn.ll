; A store becomes two halves.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)



define void @src(ptr %p) {
  store atomic i32 0, ptr %p unordered, align 4
  ret void
}

define void @tgt(ptr %p) {
  store atomic i16 0, ptr %p unordered, align 2
  %q = getelementptr i8, ptr %p, i64 2
  store atomic i16 0, ptr %q unordered, align 2
  ret void
}
