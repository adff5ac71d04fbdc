; The call only reads memory, returns, and its result is not used.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @look(ptr) memory(read) nounwind willreturn

define void @src(ptr %p) {
  %r = call i32 @look(ptr %p)
  ret void
}

define void @tgt(ptr %p) {
  ret void
}
