; The source returns, the target ends the program.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @abort() noreturn

define i32 @src() {
  ret i32 0
}

define i32 @tgt() {
  call void @abort()
  unreachable
}
