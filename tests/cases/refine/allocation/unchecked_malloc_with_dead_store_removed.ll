; Nobody sees the allocation nor what is stored in it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare noalias ptr @malloc(i64)

define void @src() {
  %p = call ptr @malloc(i64 4)
  store i32 0, ptr %p, align 4
  ret void
}

define void @tgt() {
  ret void
}
