; Two locals that live at the same time have different addresses, as numbers, too.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

define i1 @src() {
  %x = alloca i8
  %y = alloca i8
  %a = ptrtoint ptr %x to i64
  %b = ptrtoint ptr %y to i64
  %c = icmp eq i64 %a, %b
  ret i1 %c
}
define i1 @tgt() {
  ret i1 true
}
