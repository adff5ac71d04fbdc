; A call that sees nothing but what its argument leads to does not see what another one did elsewhere.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: refines
; STDOUT: @src_same: unknown
; STDOUT: @src_unwinds: unknown

@a = global i32 0
@b = global i32 0
declare void @f(ptr) nounwind willreturn memory(argmem: readwrite)
declare i32 @g(ptr) nounwind willreturn memory(argmem: read)
declare void @h(ptr) willreturn memory(argmem: readwrite)

define i32 @src() {
  %x = call i32 @g(ptr @a)
  call void @f(ptr @b)
  ret i32 %x
}
define i32 @tgt() {
  call void @f(ptr @b)
  %x = call i32 @g(ptr @a)
  ret i32 %x
}

define i32 @src_same() {
  %x = call i32 @g(ptr @a)
  call void @f(ptr @a)
  ret i32 %x
}
define i32 @tgt_same() {
  call void @f(ptr @a)
  %x = call i32 @g(ptr @a)
  ret i32 %x
}

define void @src_unwinds() {
  call void @h(ptr @a)
  call void @h(ptr @b)
  ret void
}
define void @tgt_unwinds() {
  call void @h(ptr @b)
  call void @h(ptr @a)
  ret void
}
