; What was stored is what a load may give.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines



define i32 @src(ptr %p, i32 %x) {
  store atomic i32 %x, ptr %p unordered, align 4
  %v = load atomic i32, ptr %p unordered, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p, i32 %x) {
  store atomic i32 %x, ptr %p unordered, align 4
  ret i32 %x
}
