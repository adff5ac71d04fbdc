; What a store left was only seen if a guard failed that was guarded before.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.experimental.guard(i1, ...)

define void @src(i1 %c, ptr %p) {
  store i32 1, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  store i32 2, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  store i32 3, ptr %p
  ret void
}

define void @tgt(i1 %c, ptr %p) {
  store i32 1, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  store i32 3, ptr %p
  ret void
}
