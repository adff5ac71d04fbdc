; A store that is seen where the call unwinds is gone.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define void @src(ptr %p) personality ptr @__gxx_personality_v0 {
  store i32 1, ptr %p
  invoke void @f() memory(none) to label %ok unwind label %pad
ok:
  store i32 2, ptr %p
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}

define void @tgt(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @f() memory(none) to label %ok unwind label %pad
ok:
  store i32 2, ptr %p
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}
