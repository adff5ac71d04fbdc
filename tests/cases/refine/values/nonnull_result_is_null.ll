; A constant that breaks an attribute of the result is poison.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define nonnull ptr @src(ptr %p) {
  ret ptr null
}
define nonnull ptr @tgt(ptr %p) {
  ret ptr %p
}
