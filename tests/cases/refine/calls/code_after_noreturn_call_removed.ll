; The call never returns, so what follows is never reached.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @die() noreturn

define i32 @src(ptr %p) {
  call void @die()
  store i32 1, ptr %p, align 4
  ret i32 1
}

define i32 @tgt(ptr %p) {
  call void @die()
  unreachable
}
