; The function called may find the variable through the global and change it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@g = global ptr null, align 8
declare void @f()

define i32 @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  store ptr %a, ptr @g, align 8
  call void @f()
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  store ptr %a, ptr @g, align 8
  call void @f()
  ret i32 1
}
