; Writing back what was just read changes nothing.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p) {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p) {
  ret void
}
