; A load loses its atomicity.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)



define i32 @src(ptr %p) {
  %v = load atomic i32, ptr %p unordered, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
