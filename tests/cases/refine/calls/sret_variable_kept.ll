; The result comes back through a local variable; a second, unused variable is removed.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @make(ptr sret(i64) align 8)

define i64 @src() {
  %unused = alloca i64, align 8
  %a = alloca i64, align 8
  store i64 1, ptr %unused, align 8
  call void @make(ptr sret(i64) align 8 %a)
  %v = load i64, ptr %a, align 8
  ret i64 %v
}

define i64 @tgt() {
  %a = alloca i64, align 8
  call void @make(ptr sret(i64) align 8 %a)
  %v = load i64, ptr %a, align 8
  ret i64 %v
}
