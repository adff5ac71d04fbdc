; A zero in memory becomes poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

define void @src(ptr %p) {
  store i32 0, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p) {
  store i32 poison, ptr %p, align 4
  ret void
}
