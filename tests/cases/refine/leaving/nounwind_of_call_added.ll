; A call that may unwind says that it does not.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the target promises what the source does not: nounwind of a call

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define i32 @src() {
  call void @f()
  ret i32 0
}

define i32 @tgt() {
  call void @f() nounwind
  ret i32 0
}
