; The pad reads a local that the target does not write before.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define i32 @src() personality ptr @__gxx_personality_v0 {
  %a = alloca i32
  store i32 1, ptr %a
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } cleanup
  %v = load i32, ptr %a
  ret i32 %v
}

define i32 @tgt() personality ptr @__gxx_personality_v0 {
  %a = alloca i32
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } cleanup
  %v = load i32, ptr %a
  ret i32 %v
}
