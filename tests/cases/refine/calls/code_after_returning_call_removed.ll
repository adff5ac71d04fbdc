; The call may return, and then the source returns too; the target runs into undefined behaviour.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @work()

define i32 @src() {
  call void @work()
  ret i32 1
}

define i32 @tgt() {
  call void @work()
  unreachable
}
