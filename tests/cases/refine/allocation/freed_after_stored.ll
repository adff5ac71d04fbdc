; Memory that a variable points to is freed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

@P = global ptr null

declare ptr @malloc(i64)
declare void @free(ptr)

define void @src() {
  %p = call ptr @malloc(i64 4)
  store ptr %p, ptr @P
  ret void
}

define void @tgt() {
  %p = call ptr @malloc(i64 4)
  store ptr %p, ptr @P
  call void @free(ptr %p)
  ret void
}
