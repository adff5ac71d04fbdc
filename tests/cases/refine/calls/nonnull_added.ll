; The target says that what a call returns is not null.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

declare ptr @f()

define ptr @src() {
  %v = call ptr @f()
  ret ptr %v
}

define ptr @tgt() {
  %v = call nonnull ptr @f()
  ret ptr %v
}
