; exit does not return, so what follows is never reached.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @exit(i32) noreturn

define i32 @src(ptr %p) {
  call void @exit(i32 1)
  store i32 1, ptr %p, align 4
  ret i32 0
}

define i32 @tgt(ptr %p) {
  call void @exit(i32 1)
  unreachable
}
