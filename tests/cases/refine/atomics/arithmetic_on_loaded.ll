; What was loaded is used in another way.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines



define i32 @src(ptr %p) {
  %v = load atomic i32, ptr %p unordered, align 4
  %r = add i32 %v, %v
  ret i32 %r
}

define i32 @tgt(ptr %p) {
  %v = load atomic i32, ptr %p unordered, align 4
  %r = shl i32 %v, 1
  ret i32 %r
}
