; Without the store the variable is poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src() {
  %a = alloca i32, align 4
  store i32 0, ptr %a, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt() {
  %a = alloca i32, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
