; A call that unwinds goes on as if it had returned.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: landing pads

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define i32 @src() {
  call void @f()
  ret i32 0
}

define i32 @tgt() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } catch ptr null
  ret i32 0
}
