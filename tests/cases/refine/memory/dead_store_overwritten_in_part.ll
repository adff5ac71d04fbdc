; Only the first two of the four stored bytes are overwritten, so the first store is needed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

define void @src(ptr %p) {
  store i32 -1, ptr %p, align 4
  store i16 2, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p) {
  store i16 2, ptr %p, align 4
  ret void
}
