; The target computes a remainder as such, where the source divides, too.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

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
  br i1 %c, label %y, label %n
y:
  %r = urem i8 %a, %b
  ret i8 %r
n:
  ret i8 0
}
