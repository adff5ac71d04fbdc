; The target says that nothing else leads where its result points.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the target promises what the source does not: noalias of what is returned)

define ptr @src(ptr %p) {
  ret ptr %p
}

define noalias ptr @tgt(ptr %p) {
  ret ptr %p
}
