; Poison in memory may become anything, also what was there before.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p) {
  store i32 poison, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p) {
  ret void
}
