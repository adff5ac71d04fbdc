; The function called cannot change a variable that it does not know.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f()

define i32 @src(i32 %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  call void @f()
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt(i32 %x) {
  call void @f()
  ret i32 %x
}
