; The second load may give the same as the first.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines



define i32 @src(ptr %p) {
  %v = load atomic i32, ptr %p unordered, align 4
  %w = load atomic i32, ptr %p unordered, align 4
  %r = sub i32 %v, %w
  ret i32 %r
}

define i32 @tgt(ptr %p) {
  %v = load atomic i32, ptr %p unordered, align 4
  ret i32 0
}
