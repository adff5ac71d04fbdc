; A pointer that was read through is not null.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  %v = load i32, ptr %p, align 4
  %n = icmp eq ptr %p, null
  %r = select i1 %n, i32 0, i32 %v
  ret i32 %r
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
