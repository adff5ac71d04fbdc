; The target says that a call which reads memory does not.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare i32 @r(ptr)

define i32 @src(ptr %p) {
  %v = call i32 @r(ptr %p) memory(read)
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = call i32 @r(ptr %p) memory(none)
  ret i32 %v
}
