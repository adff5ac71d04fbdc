; The first function does not keep the pointer, so the second one cannot know the variable.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @look(ptr nocapture)
declare void @f()

define i32 @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @look(ptr nocapture %a)
  store i32 2, ptr %a, align 4
  call void @f()
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @look(ptr nocapture %a)
  call void @f()
  ret i32 2
}
