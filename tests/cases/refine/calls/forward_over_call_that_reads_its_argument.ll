; The function called only reads what its argument points to and cannot change the global.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@g = global i32 0, align 4
declare void @look(ptr) memory(argmem: read)

define i32 @src(ptr %p) {
  store i32 1, ptr @g, align 4
  call void @look(ptr %p)
  %v = load i32, ptr @g, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  store i32 1, ptr @g, align 4
  call void @look(ptr %p)
  ret i32 1
}
