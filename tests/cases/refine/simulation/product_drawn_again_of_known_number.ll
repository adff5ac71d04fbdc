; A product whose sign does not matter if it is zero is computed once more with a number that a factor turns out to be.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i32 %i, float %x) {
  %g = sitofp i32 %i to float
  %s = fmul nsz float %x, %g
  %c = icmp eq i32 %i, 5
  br i1 %c, label %t, label %f
t:
  %a = bitcast float %s to i32
  %b = bitcast float %s to i32
  %r = xor i32 %a, %b
  ret i32 %r
f:
  ret i32 1
}
define i32 @tgt(i32 %i, float %x) {
  %g = sitofp i32 %i to float
  %s = fmul nsz float %x, %g
  %h = sitofp i32 5 to float
  %u = fmul nsz float %x, %h
  %c = icmp eq i32 %i, 5
  br i1 %c, label %t, label %f
t:
  %a = bitcast float %s to i32
  %b = bitcast float %u to i32
  %r = xor i32 %a, %b
  ret i32 %r
f:
  ret i32 1
}
