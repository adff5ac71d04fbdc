; An allocation that throws is cleaned up after in the same way.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr
declare ptr @_Znwm(i64)

define void @src(ptr %p, i32 %x) personality ptr @__gxx_personality_v0 {
  %m = invoke ptr @_Znwm(i64 8) to label %ok unwind label %pad
ok:
  %y = add i32 %x, %x
  store i32 %y, ptr %m
  store ptr %m, ptr %p
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @g()
  resume { ptr, i32 } %e
}

define void @tgt(ptr %p, i32 %x) personality ptr @__gxx_personality_v0 {
  %m = invoke ptr @_Znwm(i64 8) to label %ok unwind label %pad
ok:
  %y = shl i32 %x, 1
  store i32 %y, ptr %m
  store ptr %m, ptr %p
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @g()
  resume { ptr, i32 } %e
}
