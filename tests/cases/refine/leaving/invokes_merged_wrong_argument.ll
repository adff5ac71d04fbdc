; Two invokes become one with the arguments swapped.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define i32 @src(i1 noundef %c, i32 noundef %x) personality ptr @__gxx_personality_v0 {
  br i1 %c, label %a, label %b
a:
  %r = invoke i32 @h(i32 %x) to label %ok unwind label %pad
b:
  %s = invoke i32 @h(i32 0) to label %ok unwind label %pad
ok:
  %v = phi i32 [ %r, %a ], [ %s, %b ]
  ret i32 %v
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @g()
  resume { ptr, i32 } %e
}

define i32 @tgt(i1 noundef %c, i32 noundef %x) personality ptr @__gxx_personality_v0 {
  %y = select i1 %c, i32 0, i32 %x
  %r = invoke i32 @h(i32 %y) to label %ok unwind label %pad
ok:
  ret i32 %r
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @g()
  resume { ptr, i32 } %e
}
