; Bytes that are zero read as a pointer are null.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define ptr @src() {
  %a = alloca i64, align 8
  store i64 0, ptr %a, align 8
  %v = load ptr, ptr %a, align 8
  ret ptr %v
}

define ptr @tgt() {
  ret ptr null
}
