; With a big-endian layout the value at the lower address is the high half of the merged store.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

target datalayout = "E"

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
