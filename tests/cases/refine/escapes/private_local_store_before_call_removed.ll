; Nobody but the function itself knows the variable, so the function called cannot read it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f()

define void @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @f()
  ret void
}

define void @tgt() {
  call void @f()
  ret void
}
