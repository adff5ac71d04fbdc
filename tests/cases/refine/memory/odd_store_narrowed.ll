; A store of three bits leaves the rest of the byte unspecified, a store of eight does not.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: memory-mismatch

define void @src(ptr %p) {
  store i8 5, ptr %p, align 1
  ret void
}

define void @tgt(ptr %p) {
  store i3 5, ptr %p, align 1
  ret void
}
