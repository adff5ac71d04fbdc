; The target computes a remainder before it is known whether the source divides.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i8 @src(i8 %a, i8 %b, i1 %c) {
  br i1 %c, label %y, label %n
y:
  %d = udiv i8 %a, %b
  %m = mul i8 %d, %b
  %r = sub i8 %a, %m
  ret i8 %r
n:
  ret i8 0
}
define i8 @tgt(i8 %a, i8 %b, i1 %c) {
  %r = urem i8 %a, %b
  br i1 %c, label %y, label %n
y:
  ret i8 %r
n:
  ret i8 0
}
