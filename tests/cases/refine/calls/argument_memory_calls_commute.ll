; Calls that touch nothing but what their arguments point to, and return, may commute if they touch different objects.
; RUN: heddle refine %s
; EXIT: 0

@a = external global i32
@b = external global i32

declare void @change(ptr) nounwind willreturn memory(argmem: readwrite)

define void @src() {
  call void @change(ptr @a)
  call void @change(ptr @b)
  ret void
}

define void @tgt() {
  call void @change(ptr @b)
  call void @change(ptr @a)
  ret void
}
