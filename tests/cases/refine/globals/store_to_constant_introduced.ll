; The target writes to a constant, which is undefined even if it is the number already there.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

@c = constant i32 42, align 4

define i32 @src() {
  ret i32 42
}

define i32 @tgt() {
  store i32 42, ptr @c, align 4
  ret i32 42
}
