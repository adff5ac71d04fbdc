; What a call does to what its argument points to is seen.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: memory-mismatch

@a = external global i32

declare void @change(ptr) nounwind willreturn memory(argmem: readwrite)

define void @src() {
  call void @change(ptr @a)
  call void @change(ptr @a)
  ret void
}

define void @tgt() {
  call void @change(ptr @a)
  ret void
}
