; Memory that is used only between its allocation and its release leaves no trace.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare noalias ptr @malloc(i64)
declare void @free(ptr)

define i32 @src(i32 %x) {
  %p = call ptr @malloc(i64 4)
  store i32 %x, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  call void @free(ptr %p)
  ret i32 %v
}

define i32 @tgt(i32 %x) {
  ret i32 %x
}
