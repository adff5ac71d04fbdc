; A global that is never given.
; RUN: heddle ir --check %s
; EXIT: 2

define ptr @f() {
  ret ptr @missing ;~ ERROR: @missing is used but never defined
}
