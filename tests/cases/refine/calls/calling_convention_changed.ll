; A call with another calling convention than the function's is undefined.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-ub

declare fastcc i8 @f(i8)
define i8 @src(i8 %x) {
  %r = call fastcc i8 @f(i8 %x)
  ret i8 %r
}
define i8 @tgt(i8 %x) {
  %r = call i8 @f(i8 %x)
  ret i8 %r
}
