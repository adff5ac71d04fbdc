; A call that writes through its argument may change another pointer's value, too.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare void @w(ptr) memory(argmem: write) nounwind willreturn

define i32 @src(ptr %p, ptr %q) {
  store i32 5, ptr %q
  call void @w(ptr %p)
  %v = load i32, ptr %q
  ret i32 %v
}

define i32 @tgt(ptr %p, ptr %q) {
  store i32 5, ptr %q
  call void @w(ptr %p)
  ret i32 5
}
