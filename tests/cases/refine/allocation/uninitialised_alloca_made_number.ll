; A variable that was never stored to is poison, which may become any number.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src() {
  %a = alloca i32, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt() {
  ret i32 5
}
