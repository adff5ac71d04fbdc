; The function called may only touch the local variable that it gets, not what %q points to.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @fill(ptr) memory(argmem: readwrite)

define i32 @src(ptr %q) {
  %a = alloca i32, align 4
  %v = load i32, ptr %q, align 4
  call void @fill(ptr %a)
  %w = load i32, ptr %q, align 4
  ret i32 %w
}

define i32 @tgt(ptr %q) {
  %a = alloca i32, align 4
  %v = load i32, ptr %q, align 4
  call void @fill(ptr %a)
  ret i32 %v
}
