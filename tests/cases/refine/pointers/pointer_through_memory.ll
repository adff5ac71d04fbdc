; A pointer keeps its block and offset on the way through memory.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  %a = alloca ptr, align 8
  store ptr %p, ptr %a, align 8
  %q = load ptr, ptr %a, align 8
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
