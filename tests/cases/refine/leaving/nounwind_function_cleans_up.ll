; A clean-up may end the program before the exception is lost in a function that does not unwind.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define i32 @src() nounwind personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @g()
  resume { ptr, i32 } %e
}

define i32 @tgt() nounwind {
  call void @f()
  ret i32 0
}
