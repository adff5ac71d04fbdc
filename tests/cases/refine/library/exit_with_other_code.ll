; The program ends with another exit code.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @exit(i32) noreturn

define void @src() {
  call void @exit(i32 1)
  unreachable
}

define void @tgt() {
  call void @exit(i32 2)
  unreachable
}
