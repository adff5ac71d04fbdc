; Two steps that cancel promise to stay inside, and one of no length does not leave.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define ptr @src(ptr %p, i1 %c, float %f) {
  %q = getelementptr inbounds i8, ptr %p, i64 0
  ret ptr %q
}
define ptr @tgt(ptr %p, i1 %c, float %f) {
  %z = getelementptr inbounds i8, ptr %p, i64 4
  %q = getelementptr inbounds i8, ptr %z, i64 -4
  ret ptr %q
}
