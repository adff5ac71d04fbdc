; Eight bits fit into the eleven of a half, so that they come back unchanged.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x) {
  %f = sitofp i8 %x to half
  %r = fptosi half %f to i8
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  ret i8 %x
}
