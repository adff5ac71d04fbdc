; Whoever goes on after deoptimisation sees a local, which is not modelled.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: deoptimisation where others know locals)

declare void @llvm.experimental.guard(i1, ...)

define void @src(i1 %c) {
  %a = alloca i32
  store i32 1, ptr %a
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(ptr %a) ]
  ret void
}

define void @tgt(i1 %c) {
  %a = alloca i32
  store i32 2, ptr %a
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(ptr %a) ]
  ret void
}
