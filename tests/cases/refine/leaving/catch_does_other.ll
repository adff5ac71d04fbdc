; What is done after catching is something else.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define i32 @src(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } catch ptr @type
  
  ret i32 1
}

define i32 @tgt(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } catch ptr @type
  
  ret i32 2
}
