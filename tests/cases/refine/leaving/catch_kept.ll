; An exception that is caught is caught in the same way; what is done then is computed in another.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define i32 @src(i32 %x) personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } catch ptr @type
  %s = extractvalue { ptr, i32 } %e, 1
  %r = add i32 %s, %s
  ret i32 %r
}

define i32 @tgt(i32 %x) personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } catch ptr @type
  %s = extractvalue { ptr, i32 } %e, 1
  %r = shl i32 %s, 1
  ret i32 %r
}
