; The target says that a call which reads memory does not.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the target promises what the source does not: memory(none) of a call of @r)

declare i32 @r(ptr)

define i32 @src(ptr %p) {
  %v = call i32 @r(ptr %p) memory(read)
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = call i32 @r(ptr %p) memory(none)
  ret i32 %v
}
