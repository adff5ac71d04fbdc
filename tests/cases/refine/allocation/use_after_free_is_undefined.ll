; The source reads memory that it has released, which is undefined, so the target may do anything.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @free(ptr)

define i32 @src(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @free(ptr %p)
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  ret i32 7
}
