; The call may write to memory, so it cannot be removed though its result is not used.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (

declare i32 @work(ptr) nounwind willreturn

define void @src(ptr %p) {
  %r = call i32 @work(ptr %p)
  ret void
}

define void @tgt(ptr %p) {
  ret void
}
