; A function that happens to be called @itself is none that calls itself.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-ub

declare i8 @itself(i8)
define i8 @src(i8 %x) {
  %r = call i8 @itself(i8 %x)
  ret i8 %r
}
define i8 @tgt(i8 %x) {
  %r = call i8 @tgt(i8 %x)
  ret i8 %r
}
