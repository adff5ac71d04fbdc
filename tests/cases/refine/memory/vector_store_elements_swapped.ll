; The first element of a vector is at the lowest address, not at the highest.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

define void @src(ptr %p) {
  store <2 x i16> <i16 1, i16 2>, ptr %p, align 2
  ret void
}

define void @tgt(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  store i16 1, ptr %q, align 2
  store i16 2, ptr %p, align 2
  ret void
}
