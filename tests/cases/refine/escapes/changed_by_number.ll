; A call that is told the address of a local as a number may change it.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (incomplete: what calls are given is chosen)

declare void @use(i64)

define i32 @src() {
  %a = alloca i32
  store i32 1, ptr %a
  %i = ptrtoint ptr %a to i64
  call void @use(i64 %i)
  %v = load i32, ptr %a
  ret i32 %v
}

define i32 @tgt() {
  %a = alloca i32
  store i32 1, ptr %a
  %i = ptrtoint ptr %a to i64
  call void @use(i64 %i)
  ret i32 1
}
