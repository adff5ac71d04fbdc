; Two adjacent narrow stores become a wide one; the value at the lower address is the low half.
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
  store i32 131073, ptr %p, align 2
  ret void
}
