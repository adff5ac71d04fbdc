; A call that reads memory moves above a store.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare i32 @r(ptr) memory(read) nounwind willreturn

define i32 @src(ptr %p, ptr %q) {
  store i32 5, ptr %q
  %v = call i32 @r(ptr %p)
  ret i32 %v
}

define i32 @tgt(ptr %p, ptr %q) {
  %v = call i32 @r(ptr %p)
  store i32 5, ptr %q
  ret i32 %v
}
