; A call that says it does not return is undefined where the callee does.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)
; STDOUT: @src_known: refines

declare void @f()
declare void @stops() noreturn

define i8 @src() {
  call void @f()
  ret i8 0
}
define i8 @tgt() {
  call void @f() noreturn
  ret i8 0
}

define i8 @src_known() {
  call void @stops()
  ret i8 0
}
define i8 @tgt_known() {
  call void @stops() noreturn
  unreachable
}
