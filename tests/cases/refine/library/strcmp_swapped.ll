; The sign of a comparison changes with the order of its operands.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @strcmp(ptr, ptr)

define i1 @src(ptr %p, ptr %q) {
  %r = call i32 @strcmp(ptr %p, ptr %q)
  %c = icmp slt i32 %r, 0
  ret i1 %c
}

define i1 @tgt(ptr %p, ptr %q) {
  %r = call i32 @strcmp(ptr %q, ptr %p)
  %c = icmp sgt i32 %r, 0
  ret i1 %c
}
