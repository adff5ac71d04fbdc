; What is chosen may have another sign if it is zero than the result of the choice.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i1 %c, float %x, float %y) {
  %s = select nsz i1 %c, float %x, float %y
  br i1 %c, label %t, label %f
t:
  %a = bitcast float %s to i32
  %b = bitcast float %s to i32
  %r = xor i32 %a, %b
  ret i32 %r
f:
  ret i32 1
}
define i32 @tgt(i1 %c, float %x, float %y) {
  %s = select nsz i1 %c, float %x, float %y
  br i1 %c, label %t, label %f
t:
  %a = bitcast float %s to i32
  %b = bitcast float %x to i32
  %r = xor i32 %a, %b
  ret i32 %r
f:
  ret i32 1
}
