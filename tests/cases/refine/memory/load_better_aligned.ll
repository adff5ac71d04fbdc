; The target says that an address is better aligned.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i32 @src(ptr %p) {
  %v = load i32, ptr %p, align 1
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, align 8
  ret i32 %v
}
