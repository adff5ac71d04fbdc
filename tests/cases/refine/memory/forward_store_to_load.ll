; The value just stored is used instead of loading it again.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  ret i32 %x
}
