; The first call may change what the second one sees, so they cannot change places.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @first()
declare void @second()

define void @src() {
  call void @first()
  call void @second()
  ret void
}

define void @tgt() {
  call void @second()
  call void @first()
  ret void
}
