; The second half of the variable is poison in the source, so the target may put anything there.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(ptr)

define void @src() {
  %a = alloca i64, align 8
  store i32 1, ptr %a, align 8
  call void @f(ptr %a)
  ret void
}

define void @tgt() {
  %a = alloca i64, align 8
  store i64 1, ptr %a, align 8
  call void @f(ptr %a)
  ret void
}
