; Steps are joined, and only one of them has promised to stay inside.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define ptr @src(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 8
  %b = getelementptr inbounds i8, ptr %a, i64 -4
  ret ptr %b
}

define ptr @tgt(ptr %p) {
  %b = getelementptr inbounds i8, ptr %p, i64 4
  ret ptr %b
}
