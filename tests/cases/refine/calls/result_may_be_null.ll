; Nothing says that the returned pointer is not null.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare ptr @where()

define i1 @src() {
  %r = call ptr @where()
  %c = icmp eq ptr %r, null
  ret i1 %c
}

define i1 @tgt() {
  %r = call ptr @where()
  ret i1 false
}
