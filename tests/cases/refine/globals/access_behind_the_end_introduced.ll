; The target reads eight bytes of a variable that has four.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

@g = global i32 0, align 8

define i32 @src() {
  %v = load i32, ptr @g, align 8
  ret i32 %v
}

define i32 @tgt() {
  %w = load i64, ptr @g, align 8
  %v = trunc i64 %w to i32
  ret i32 %v
}
