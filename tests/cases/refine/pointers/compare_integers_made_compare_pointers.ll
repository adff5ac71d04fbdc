; Comparing addresses as integers is what comparing pointers does.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(ptr %p, ptr %q) {
  %x = ptrtoint ptr %p to i64
  %y = ptrtoint ptr %q to i64
  %c = icmp eq i64 %x, %y
  ret i1 %c
}

define i1 @tgt(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
