; A local is gone when the function has returned.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-ub

define ptr @src() {
  %a = alloca i32
  ret ptr %a
}
define dereferenceable(4) ptr @tgt() {
  %a = alloca i32
  ret ptr %a
}
