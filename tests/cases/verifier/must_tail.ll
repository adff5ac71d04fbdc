; A call that must be a tail call is followed by a return.
; RUN: heddle ir --check %s
; EXIT: 2

declare i32 @g(i32)

define i32 @f(i32 %x) {
  %y = musttail call i32 @g(i32 %x) ;~ ERROR: a musttail call must be followed by the return of its result
  %z = add i32 %y, 1
  ret i32 %z
}
