; Calls that change nothing throw different exceptions.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare i32 @__gxx_personality_v0(...)
declare void @f()
declare void @g()
declare i32 @h(i32)
@type = external constant ptr
@other = external constant ptr

define void @src() {
  call void @f() memory(read)
  ret void
}

define void @tgt() {
  call void @g() memory(read)
  ret void
}
