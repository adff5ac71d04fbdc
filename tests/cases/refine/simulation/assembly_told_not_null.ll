; Assembly is told that an argument is not null, which nobody knows.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown

define void @src(ptr %p) {
  %a = alloca [2 x i32], align 4
  call void asm sideeffect "nop", "r,r"(ptr %p, ptr %a)
  ret void
}
define void @tgt(ptr %p) {
  %a = alloca [2 x i32], align 4
  call void asm sideeffect "nop", "r,r"(ptr nonnull %p, ptr %a)
  ret void
}
