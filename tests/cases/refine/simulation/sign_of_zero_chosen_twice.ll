; A product whose sign does not matter if it is zero is computed twice, and both are compared.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(float %x, float %y) {
  %a = fmul nsz float %x, %y
  %i = bitcast float %a to i32
  %k = bitcast float %a to i32
  %r = icmp eq i32 %i, %k
  ret i1 %r
}

define i1 @tgt(float %x, float %y) {
  %a = fmul nsz float %x, %y
  %b = fmul nsz float %x, %y
  %i = bitcast float %a to i32
  %k = bitcast float %b to i32
  %r = icmp eq i32 %i, %k
  ret i1 %r
}
