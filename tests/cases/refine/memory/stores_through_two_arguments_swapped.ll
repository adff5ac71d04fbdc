; Which of the two values stays in memory depends on the order when both pointers are the same.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

define void @src(ptr %p, ptr %q) {
  store i16 1, ptr %p, align 2
  store i16 2, ptr %q, align 2
  ret void
}

define void @tgt(ptr %p, ptr %q) {
  store i16 2, ptr %q, align 2
  store i16 1, ptr %p, align 2
  ret void
}
