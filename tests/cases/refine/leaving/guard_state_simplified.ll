; What deoptimisation is given is computed in another way.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.experimental.guard(i1, ...)

define void @src(i1 %c, i32 %x) {
  %y = add i32 %x, %x
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 7) [ "deopt"(i32 %y) ]
  ret void
}

define void @tgt(i1 %c, i32 %x) {
  %y = shl i32 %x, 1
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 7) [ "deopt"(i32 %y) ]
  ret void
}
