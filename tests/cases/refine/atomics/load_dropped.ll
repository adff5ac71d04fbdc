; A load that nobody needs is gone.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines



define i32 @src(ptr %p, i32 %x) {
  %v = load atomic i32, ptr %p unordered, align 4
  ret i32 %x
}

define i32 @tgt(ptr %p, i32 %x) {
  ret i32 %x
}
