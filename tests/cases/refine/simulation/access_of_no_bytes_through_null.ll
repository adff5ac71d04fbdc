; A store of no bytes says nothing about its pointer.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @f(ptr)
define void @src(ptr %p) {
  store [0 x i32] zeroinitializer, ptr %p, align 4
  call void @f(ptr %p)
  ret void
}
define void @tgt(ptr %p) {
  store [0 x i32] zeroinitializer, ptr %p, align 4
  call void @f(ptr nonnull %p)
  ret void
}
