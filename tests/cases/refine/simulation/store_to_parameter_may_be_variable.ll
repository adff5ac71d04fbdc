; A parameter may lead to a variable of the module.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@g = global i32 0, align 4
define i32 @src(ptr %p) {
  store i32 1, ptr @g, align 4
  store i32 2, ptr %p, align 4
  %v = load i32, ptr @g, align 4
  ret i32 %v
}
define i32 @tgt(ptr %p) {
  store i32 1, ptr @g, align 4
  store i32 2, ptr %p, align 4
  ret i32 1
}
