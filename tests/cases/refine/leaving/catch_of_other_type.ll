; Exceptions of another type are caught; nothing is known of which those are.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: landing pads

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
  %e = landingpad { ptr, i32 } catch ptr @other
  
  ret i32 1
}
