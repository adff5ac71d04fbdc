; The function called writes its result to the variable, so the number stored before is not there any more.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare void @make(ptr sret(i64) align 8)

define i64 @src() {
  %a = alloca i64, align 8
  store i64 1, ptr %a, align 8
  call void @make(ptr sret(i64) align 8 %a)
  %v = load i64, ptr %a, align 8
  ret i64 %v
}

define i64 @tgt() {
  %a = alloca i64, align 8
  store i64 1, ptr %a, align 8
  call void @make(ptr sret(i64) align 8 %a)
  ret i64 1
}
