; Calls that touch nothing but what their arguments point to, and return, may commute if they touch different objects; which memory calls before have changed is not compared.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: a call was taken for another one

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
