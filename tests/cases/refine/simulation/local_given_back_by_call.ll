; A call forgets a local and gives it back, and what is called at the end is told of it.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: a tail call that could use a local, which is none in the source

declare ptr @g(ptr nocapture returned)
declare void @f(ptr)
define void @src() {
  %a = alloca i32, align 4
  %p = call ptr @g(ptr %a)
  call void @f(ptr %p)
  ret void
}
define void @tgt() {
  %a = alloca i32, align 4
  %p = call ptr @g(ptr %a)
  tail call void @f(ptr %p)
  ret void
}
