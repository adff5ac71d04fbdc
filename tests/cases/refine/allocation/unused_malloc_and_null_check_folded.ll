; The allocation is used by the null check alone; it is removed and the check taken to be true.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare noalias ptr @malloc(i64)

define i1 @src() {
  %p = call ptr @malloc(i64 4)
  %c = icmp ne ptr %p, null
  ret i1 %c
}

define i1 @tgt() {
  ret i1 true
}
