; There is no byte to write in an allocation of no bytes.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare noalias ptr @malloc(i64)

define void @src() {
  %p = call ptr @malloc(i64 1)
  store i8 1, ptr %p, align 1
  ret void
}

define void @tgt() {
  %p = call ptr @malloc(i64 0)
  store i8 1, ptr %p, align 1
  ret void
}
