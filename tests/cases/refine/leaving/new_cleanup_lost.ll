; A block of memory is given back where an allocation throws; the target does something else.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr
declare ptr @_Znwm(i64)

define void @src(ptr %p) personality ptr @__gxx_personality_v0 {
  %m = invoke ptr @_Znwm(i64 8) to label %ok unwind label %pad
ok:
  store ptr %m, ptr %p
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @g()
  resume { ptr, i32 } %e
}

define void @tgt(ptr %p) personality ptr @__gxx_personality_v0 {
  %m = invoke ptr @_Znwm(i64 8) to label %ok unwind label %pad
ok:
  store ptr %m, ptr %p
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @f()
  resume { ptr, i32 } %e
}
