; Without inbounds the result is poison less often.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define ptr @src(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  ret ptr %q
}

define ptr @tgt(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  ret ptr %q
}
