; The returned pointer is marked noalias, so a store through it does not change what %p points to.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare noalias ptr @fresh()

define i32 @src(ptr %p) {
  %r = call noalias ptr @fresh()
  store i32 1, ptr %p, align 4
  store i32 2, ptr %r, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %r = call noalias ptr @fresh()
  store i32 1, ptr %p, align 4
  store i32 2, ptr %r, align 4
  ret i32 1
}
