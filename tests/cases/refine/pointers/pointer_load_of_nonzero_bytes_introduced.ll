; Integer bytes other than zero read as a pointer are poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define ptr @src() {
  ret ptr null
}

define ptr @tgt() {
  %a = alloca i64, align 8
  store i64 1, ptr %a, align 8
  %v = load ptr, ptr %a, align 8
  ret ptr %v
}
