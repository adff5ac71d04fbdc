; A structure is indexed by its fields only.
; RUN: heddle ir --check %s
; EXIT: 2

define ptr @f(ptr %p) {
  %q = getelementptr { i32, i32 }, ptr %p, i64 0, i32 2 ;~ ERROR: { i32, i32 } cannot be indexed like this
  ret ptr %q
}
