; An alias and its variable are at one place.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@b = global i32 0
@a = alias i32, ptr @b
define i32 @src() {
  store i32 1, ptr @a, align 4
  store i32 2, ptr @b, align 4
  %v = load i32, ptr @a, align 4
  ret i32 %v
}
define i32 @tgt() {
  store i32 1, ptr @a, align 4
  store i32 2, ptr @b, align 4
  ret i32 1
}
