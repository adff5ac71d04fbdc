; The argument may be poison, which is undefined for a noundef parameter.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @use(i32)

define void @src(i32 %x) {
  call void @use(i32 %x)
  ret void
}

define void @tgt(i32 %x) {
  call void @use(i32 noundef %x)
  ret void
}
