; In a function that does not unwind, a call may, if the exception is caught.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: 

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
  %e = landingpad { ptr, i32 } catch ptr null
  ret i32 1
}

define i32 @tgt() nounwind {
  call void @f() nounwind
  ret i32 0
}
