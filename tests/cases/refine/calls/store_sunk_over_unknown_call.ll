; The function called may read what the source stores before the call.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @work()

define void @src(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @work()
  ret void
}

define void @tgt(ptr %p) {
  call void @work()
  store i32 1, ptr %p, align 4
  ret void
}
