; An access in another address space does not say that a pointer is not null: that rests on an assumption, which is named.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: note (address-spaces)

declare void @f(ptr addrspace(1))
define void @src(ptr addrspace(1) %p) {
  store i8 0, ptr addrspace(1) %p, align 1
  call void @f(ptr addrspace(1) %p)
  ret void
}
define void @tgt(ptr addrspace(1) %p) {
  store i8 0, ptr addrspace(1) %p, align 1
  call void @f(ptr addrspace(1) nonnull %p)
  ret void
}
