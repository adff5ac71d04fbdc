; The two offsets are different numbers and cannot be dropped.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(ptr %p, ptr %q) {
  %pi = getelementptr i8, ptr %p, i64 1
  %qi = getelementptr i8, ptr %q, i64 2
  %c = icmp eq ptr %pi, %qi
  ret i1 %c
}

define i1 @tgt(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
