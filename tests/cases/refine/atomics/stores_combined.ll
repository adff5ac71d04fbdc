; Two stores become one of twice the size, which is not followed.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)



define void @src(ptr align 8 %p) {
  store atomic i32 0, ptr %p unordered, align 4
  %q = getelementptr i8, ptr %p, i64 4
  store atomic i32 0, ptr %q unordered, align 4
  ret void
}

define void @tgt(ptr align 8 %p) {
  store atomic i64 0, ptr %p unordered, align 8
  ret void
}
