; The volatile store is the same in both; the number is only computed in another way.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p, i32 noundef %x) {
  %y = mul i32 %x, 4
  store volatile i32 %y, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p, i32 noundef %x) {
  %y = shl i32 %x, 2
  store volatile i32 %y, ptr %p, align 4
  ret void
}
