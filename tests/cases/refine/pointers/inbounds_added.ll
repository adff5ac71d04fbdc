; The new pointer may be out of the bounds of its block, which inbounds makes poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define ptr @src(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  ret ptr %q
}

define ptr @tgt(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  ret ptr %q
}
