; A value of three bits is extended with zeros in memory, not with copies of its sign.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

define void @src(ptr %p) {
  store i3 -3, ptr %p, align 1
  ret void
}

define void @tgt(ptr %p) {
  store i8 -3, ptr %p, align 1
  ret void
}
