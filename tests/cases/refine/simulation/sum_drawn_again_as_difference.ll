; A sum whose sign does not matter if it is zero is computed once more as a difference, which need not have the same sign.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(float %x, float %y) {
  %s = fadd nsz float %x, %y
  %a = bitcast float %s to i32
  %b = bitcast float %s to i32
  %r = xor i32 %a, %b
  ret i32 %r
}
define i32 @tgt(float %x, float %y) {
  %s = fadd nsz float %x, %y
  %n = fneg float %y
  %u = fsub nsz float %x, %n
  %a = bitcast float %s to i32
  %b = bitcast float %u to i32
  %r = xor i32 %a, %b
  ret i32 %r
}
