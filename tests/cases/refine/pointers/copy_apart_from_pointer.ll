; Nobody else has a pointer to the copy of a byval argument.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(ptr byval(i8) %p, ptr %q) {
  store i8 1, ptr %p
  store i8 2, ptr %q
  %v = load i8, ptr %p
  ret i8 %v
}

define i8 @tgt(ptr byval(i8) %p, ptr %q) {
  store i8 2, ptr %q
  ret i8 1
}
