; A load that asks for less alignment has undefined behaviour less often.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i64 @src(ptr %p) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}

define i64 @tgt(ptr %p) {
  %v = load i64, ptr %p, align 1
  ret i64 %v
}
