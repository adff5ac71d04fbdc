; The two calls have different arguments, so the second result is another one.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare i32 @pure(i32) memory(none) nounwind willreturn

define i32 @src() {
  %a = call i32 @pure(i32 1)
  %b = call i32 @pure(i32 2)
  ret i32 %b
}

define i32 @tgt() {
  %a = call i32 @pure(i32 1)
  ret i32 %a
}
