; A store that a failing guard shows is gone.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare void @llvm.experimental.guard(i1, ...)

define void @src(i1 %c, ptr %p) {
  store i32 1, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  store i32 2, ptr %p
  ret void
}

define void @tgt(i1 %c, ptr %p) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  store i32 2, ptr %p
  ret void
}
