; What a call reads is not what it read in the source.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @f(ptr)

define void @src(ptr noalias align 4 %p) {
  %a = alloca i8, align 4
  store i8 1, ptr %a
  call void @f(ptr noalias nocapture readonly align 4 %a)
  ret void
}

define void @tgt(ptr noalias align 4 dereferenceable(1) %p) {
  call void @f(ptr noalias nocapture readonly align 4 %p)
  ret void
}
