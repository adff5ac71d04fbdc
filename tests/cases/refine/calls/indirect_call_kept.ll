; The same function pointer is called with the same argument, computed in another way.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %f, i32 %x) {
  %y = mul i32 %x, 2
  %r = call i32 %f(i32 %y)
  ret i32 %r
}

define i32 @tgt(ptr %f, i32 %x) {
  %y = shl i32 %x, 1
  %r = call i32 %f(i32 %y)
  ret i32 %r
}
