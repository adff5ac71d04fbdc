; A store of a vector is one store for each element, the first at the lowest address.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p) {
  store <2 x i16> <i16 1, i16 2>, ptr %p, align 2
  ret void
}

define void @tgt(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  store i16 2, ptr %q, align 2
  store i16 1, ptr %p, align 2
  ret void
}
