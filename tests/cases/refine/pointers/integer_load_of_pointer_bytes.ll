; An integer load of the bytes of a pointer is poison, which may become any number.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i64 @src(ptr %p) {
  %a = alloca ptr, align 8
  store ptr %p, ptr %a, align 8
  %v = load i64, ptr %a, align 8
  ret i64 %v
}

define i64 @tgt(ptr %p) {
  ret i64 3
}
