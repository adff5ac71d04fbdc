; The first index of the target may lead out of the block, though the sum stays where the source is.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src_back: does not refine (more-poisonous)
; STDOUT: @src_sum: does not refine (more-poisonous)
; STDOUT: @src_order: does not refine (more-poisonous)
; STDOUT: @src_computed: does not refine (more-poisonous)
; STDOUT: @src_nusw: does not refine (more-poisonous)
; STDOUT: @src_nuw: does not refine (more-poisonous)
; STDOUT: 6 pairs: 6 incorrect

define ptr @src_back(ptr %p) {
  ret ptr %p
}

define ptr @tgt_back(ptr %p) {
  %q = getelementptr inbounds [4 x i8], ptr %p, i64 1, i64 -4
  ret ptr %q
}

define ptr @src_sum(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  ret ptr %q
}

define ptr @tgt_sum(ptr %p) {
  %q = getelementptr inbounds [4 x i8], ptr %p, i64 2, i64 -4
  ret ptr %q
}

define ptr @src_order(ptr %p) {
  %q = getelementptr inbounds [4 x i8], ptr %p, i64 -1, i64 8
  ret ptr %q
}

define ptr @tgt_order(ptr %p) {
  %q = getelementptr inbounds [4 x i8], ptr %p, i64 2, i64 -4
  ret ptr %q
}

define ptr @src_computed(ptr %p, i64 %i) {
  %a = getelementptr inbounds i8, ptr %p, i64 1
  %q = getelementptr inbounds i8, ptr %a, i64 %i
  ret ptr %q
}

define ptr @tgt_computed(ptr %p, i64 %i) {
  %q = getelementptr inbounds [1 x i8], ptr %p, i64 %i, i64 1
  ret ptr %q
}

define ptr @src_nusw(ptr %p) {
  ret ptr %p
}

define ptr @tgt_nusw(ptr %p) {
  %q = getelementptr nusw [4 x i8], ptr %p, i64 1, i64 -4
  ret ptr %q
}

define ptr @src_nuw(ptr %p) {
  %q = getelementptr nuw i8, ptr %p, i64 4
  ret ptr %q
}

define ptr @tgt_nuw(ptr %p) {
  %q = getelementptr nuw [4 x i8], ptr %p, i64 2, i64 -4
  ret ptr %q
}
