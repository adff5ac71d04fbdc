; A value of 65 bits needs nine bytes; the last holds the topmost bit alone.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p) {
  store i65 18446744073709551621, ptr %p, align 1
  ret void
}

define void @tgt(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  store i64 5, ptr %p, align 1
  store i8 1, ptr %q, align 1
  ret void
}
