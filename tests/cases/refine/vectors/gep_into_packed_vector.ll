; The elements of a vector lie side by side, however elements are aligned.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

target datalayout = "e-p:64:64-f16:32"

define ptr @src(ptr %p) {
  %q = getelementptr <4 x half>, ptr %p, i64 0, i64 3
  ret ptr %q
}

define ptr @tgt(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 6
  ret ptr %q
}
