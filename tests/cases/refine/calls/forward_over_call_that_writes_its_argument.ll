; The function called may write to what its argument points to.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare void @fill(ptr) memory(argmem: readwrite)

define i32 @src(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @fill(ptr %p)
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @fill(ptr %p)
  ret i32 1
}
