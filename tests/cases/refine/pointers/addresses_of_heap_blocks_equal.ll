; Two heap blocks have different addresses, as numbers, too.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

declare ptr @malloc(i64)
define i1 @src() {
  %x = call ptr @malloc(i64 4)
  %y = call ptr @malloc(i64 4)
  %a = ptrtoint ptr %x to i64
  %b = ptrtoint ptr %y to i64
  %c = icmp eq i64 %a, %b
  ret i1 %c
}
define i1 @tgt() {
  ret i1 true
}
