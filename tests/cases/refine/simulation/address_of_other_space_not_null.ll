; A local of another address space may be at null.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown

target datalayout = "e-p:64:64-p5:32:32-A5"
define void @src() {
  %a = alloca i32, align 4, addrspace(5)
  call void @g(ptr addrspace(5) %a)
  ret void
}
define void @tgt() {
  %a = alloca i32, align 4, addrspace(5)
  call void @g(ptr addrspace(5) nonnull %a)
  ret void
}
declare void @g(ptr addrspace(5))
