; Two stores to bytes that do not overlap may change places.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  store i16 1, ptr %p, align 2
  store i16 2, ptr %q, align 2
  ret void
}

define void @tgt(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  store i16 2, ptr %q, align 2
  store i16 1, ptr %p, align 2
  ret void
}
