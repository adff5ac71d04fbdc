; Two invokes that share a pad get one each.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @__gxx_personality_v0(...)
declare void @f(i32)

define void @src(i32 noundef %x) personality ptr @__gxx_personality_v0 {
  invoke void @f(i32 %x) to label %a unwind label %pad
a:
  invoke void @f(i32 1) to label %b unwind label %pad
b:
  ret void
pad:
  %k = phi i32 [0, %0], [1, %a]
  %e = landingpad { ptr, i32 } cleanup
  call void @f(i32 %k)
  resume { ptr, i32 } %e
}

define void @tgt(i32 noundef %x) personality ptr @__gxx_personality_v0 {
  invoke void @f(i32 %x) to label %a unwind label %pad
a:
  invoke void @f(i32 1) to label %b unwind label %pad2
b:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @f(i32 0)
  resume { ptr, i32 } %e
pad2:
  %e2 = landingpad { ptr, i32 } cleanup
  call void @f(i32 1)
  resume { ptr, i32 } %e2
}
