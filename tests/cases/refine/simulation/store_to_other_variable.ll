; Two variables of the module are at two places.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@a = external global i32, align 4
@b = external global i32, align 4
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
