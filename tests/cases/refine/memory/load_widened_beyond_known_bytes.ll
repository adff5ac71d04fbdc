; The wider load reads a byte that may be behind the end of the block.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i8 @src(ptr %p) {
  %v = load i8, ptr %p, align 1
  ret i8 %v
}

define i8 @tgt(ptr %p) {
  %w = load i16, ptr %p, align 1
  %v = trunc i16 %w to i8
  ret i8 %v
}
