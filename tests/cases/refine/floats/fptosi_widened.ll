; What fits into eight bits fits into 32; what does not is poison in the source.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(float %x) {
  %n = fptosi float %x to i8
  %r = sext i8 %n to i32
  ret i32 %r
}

define i32 @tgt(float %x) {
  %r = fptosi float %x to i32
  ret i32 %r
}
