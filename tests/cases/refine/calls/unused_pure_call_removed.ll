; The call reads and writes nothing, returns, and its result is not used.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @pure(i32) memory(none) nounwind willreturn

define i32 @src(i32 %x) {
  %r = call i32 @pure(i32 %x)
  ret i32 %x
}

define i32 @tgt(i32 %x) {
  ret i32 %x
}
