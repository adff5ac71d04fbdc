; The address of a local was stored, and what was loaded leads to it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(ptr %h) {
  %x = alloca i32, align 4
  store ptr %x, ptr %h, align 8
  store i32 1, ptr %x, align 4
  %q = load ptr, ptr %h, align 8
  store i32 2, ptr %q, align 4
  %v = load i32, ptr %x, align 4
  ret i32 %v
}
define i32 @tgt(ptr %h) {
  %x = alloca i32, align 4
  store ptr %x, ptr %h, align 8
  store i32 1, ptr %x, align 4
  %q = load ptr, ptr %h, align 8
  store i32 2, ptr %q, align 4
  ret i32 1
}
