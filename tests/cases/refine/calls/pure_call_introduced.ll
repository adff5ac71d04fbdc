; The source does not call the function, and nothing says that the call is defined for this argument.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare i32 @pure(i32) memory(none) nounwind willreturn

define i32 @src(i32 %x) {
  ret i32 %x
}

define i32 @tgt(i32 %x) {
  %r = call i32 @pure(i32 %x)
  ret i32 %x
}
