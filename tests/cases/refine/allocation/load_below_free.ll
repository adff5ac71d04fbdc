; A load moves below the end of what it reads.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @free(ptr)

define i32 @src(ptr %p) {
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  call void @free(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
