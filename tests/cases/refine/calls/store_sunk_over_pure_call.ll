; The call neither reads nor writes memory, so the store may be done after it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @pure(i32) memory(none) nounwind willreturn

define i32 @src(ptr %p) {
  store i32 1, ptr %p, align 4
  %r = call i32 @pure(i32 1)
  ret i32 %r
}

define i32 @tgt(ptr %p) {
  %r = call i32 @pure(i32 1)
  store i32 1, ptr %p, align 4
  ret i32 %r
}
