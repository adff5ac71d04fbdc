; A pad that only resumes is the same as none.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define void @src() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}

define void @tgt() {
  call void @f()
  ret void
}
