; A store is dropped before a call that reads something else, but may unwind.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @ar(ptr) memory(argmem: read) willreturn

define void @src(ptr %p, ptr %q) {
  store i8 1, ptr %p
  call void @ar(ptr %q)
  store i8 2, ptr %p
  ret void
}

define void @tgt(ptr %p, ptr %q) {
  call void @ar(ptr %q)
  store i8 2, ptr %p
  ret void
}
