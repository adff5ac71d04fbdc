; The atomic store is the same in both; a local variable before it is removed.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p, i32 noundef %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  %v = load i32, ptr %a, align 4
  store atomic i32 %v, ptr %p release, align 4
  ret void
}

define void @tgt(ptr %p, i32 noundef %x) {
  store atomic i32 %x, ptr %p release, align 4
  ret void
}
