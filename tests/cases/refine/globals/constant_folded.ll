; A constant always has its initial value.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@c = constant i32 42, align 4

define i32 @src() {
  %v = load i32, ptr @c, align 4
  ret i32 %v
}

define i32 @tgt() {
  ret i32 42
}
