; A value of 65 bits needs nine bytes, but the target writes eight only.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

define void @src(ptr %p) {
  store i65 5, ptr %p, align 1
  ret void
}

define void @tgt(ptr %p) {
  store i64 5, ptr %p, align 1
  ret void
}
