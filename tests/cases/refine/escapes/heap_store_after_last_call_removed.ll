; The memory lives on after the function returns, and the function called may have kept the pointer.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare noalias ptr @malloc(i64)
declare void @f(ptr)

define void @src() {
  %a = call ptr @malloc(i64 4)
  store i32 1, ptr %a, align 4
  call void @f(ptr %a)
  store i32 2, ptr %a, align 4
  ret void
}

define void @tgt() {
  %a = call ptr @malloc(i64 4)
  store i32 1, ptr %a, align 4
  call void @f(ptr %a)
  ret void
}
