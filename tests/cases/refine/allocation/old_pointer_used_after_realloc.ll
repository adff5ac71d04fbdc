; After a successful realloc the old pointer is dead.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare noalias ptr @realloc(ptr, i64)

define i32 @src(ptr %p) {
  %v = load i32, ptr %p, align 4
  %q = call ptr @realloc(ptr %p, i64 8)
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %q = call ptr @realloc(ptr %p, i64 8)
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
