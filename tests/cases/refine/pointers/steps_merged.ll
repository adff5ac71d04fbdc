; An address computation with several indices is one step to where it leads; what every index promises, the sum does.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: 7 pairs: 7 proved

define ptr @src_there_and_back(ptr %p) {
  %q = getelementptr inbounds [4 x i8], ptr %p, i64 1, i64 -4
  ret ptr %q
}

define ptr @tgt_there_and_back(ptr %p) {
  ret ptr %p
}

define ptr @src_sum(ptr %p) {
  %q = getelementptr inbounds [4 x i8], ptr %p, i64 2, i64 -4
  ret ptr %q
}

define ptr @tgt_sum(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  ret ptr %q
}

; Both ways go forward only, so that what lies between is inside.
define ptr @src_forward(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 6
  ret ptr %q
}

define ptr @tgt_forward(ptr %p) {
  %q = getelementptr inbounds [4 x i8], ptr %p, i64 1, i64 2
  ret ptr %q
}

define ptr @src_split(ptr %p, i64 %i) {
  %q = getelementptr inbounds { i32, i32 }, ptr %p, i64 %i, i32 1
  ret ptr %q
}

define ptr @tgt_split(ptr %p, i64 %i) {
  %a = getelementptr inbounds { i32, i32 }, ptr %p, i64 %i
  %q = getelementptr inbounds i8, ptr %a, i64 4
  ret ptr %q
}

define ptr @src_joined(ptr %p, i64 %i) {
  %a = getelementptr inbounds [4 x i8], ptr %p, i64 %i
  %q = getelementptr inbounds [4 x i8], ptr %a, i64 0, i64 -3
  ret ptr %q
}

define ptr @tgt_joined(ptr %p, i64 %i) {
  %q = getelementptr inbounds [4 x i8], ptr %p, i64 %i, i64 -3
  ret ptr %q
}

define ptr @src_nothing_promised(ptr %p) {
  %q = getelementptr [4 x i8], ptr %p, i64 1, i64 -4
  ret ptr %q
}

define ptr @tgt_nothing_promised(ptr %p) {
  ret ptr %p
}

; Going back is never what nuw allows.
define ptr @src_nuw_back(ptr %p) {
  %q = getelementptr nuw i32, ptr %p, i64 -1
  ret ptr %q
}

define ptr @tgt_nuw_back(ptr %p) {
  ret ptr null
}
