; What a pad does depends on which of two invokes has unwound.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

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
  invoke void @f(i32 1) to label %b unwind label %pad
b:
  ret void
pad:
  %k = phi i32 [1, %0], [0, %a]
  %e = landingpad { ptr, i32 } cleanup
  call void @f(i32 %k)
  resume { ptr, i32 } %e
}
