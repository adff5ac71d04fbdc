; A call that must not unwind says so.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define i32 @src() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } cleanup
  unreachable
}

define i32 @tgt() {
  call void @f() nounwind
  ret i32 0
}
