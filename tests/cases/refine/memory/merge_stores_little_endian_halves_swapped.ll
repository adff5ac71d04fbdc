; Two adjacent narrow stores become a wide one with its halves the wrong way round.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

define void @src(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  store i16 1, ptr %p, align 2
  store i16 2, ptr %q, align 2
  ret void
}

define void @tgt(ptr %p) {
  store i32 65538, ptr %p, align 2
  ret void
}
