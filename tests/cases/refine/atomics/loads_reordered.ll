; Loads without an order change places.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines



define i32 @src(ptr %p, ptr %q) {
  %v = load atomic i32, ptr %p unordered, align 4
  %w = load atomic i32, ptr %q unordered, align 4
  %r = sub i32 %v, %w
  ret i32 %r
}

define i32 @tgt(ptr %p, ptr %q) {
  %w = load atomic i32, ptr %q unordered, align 4
  %v = load atomic i32, ptr %p unordered, align 4
  %r = sub i32 %v, %w
  ret i32 %r
}
