; A null pointer returned as nonnull is poison, so the comparison may be taken to be false.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare nonnull ptr @where()

define i1 @src() {
  %r = call nonnull ptr @where()
  %c = icmp eq ptr %r, null
  ret i1 %c
}

define i1 @tgt() {
  %r = call nonnull ptr @where()
  ret i1 false
}
