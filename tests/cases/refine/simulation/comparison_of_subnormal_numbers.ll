; Subnormal numbers are compared as zeros here: a question about numbers alone does not say so.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(i32 %x) "denormal-fp-math"="ieee,preserve-sign" {
  %f = bitcast i32 %x to float
  %z = sitofp i32 0 to float
  %r = fcmp oeq float %f, %z
  ret i1 %r
}
define i1 @tgt(i32 %x) "denormal-fp-math"="ieee,preserve-sign" {
  %a = and i32 %x, 2147483647
  %r = icmp eq i32 %a, 0
  ret i1 %r
}
