; The target reads through both pointers, but only the selected one is known to be valid.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i32 @src(i1 %c, ptr %p, ptr %q) {
  %s = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

define i32 @tgt(i1 %c, ptr %p, ptr %q) {
  %v = load i32, ptr %p, align 4
  %w = load i32, ptr %q, align 4
  %s = select i1 %c, i32 %v, i32 %w
  ret i32 %s
}
