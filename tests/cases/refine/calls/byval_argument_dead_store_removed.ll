; The function called gets a copy of what is in the variable at the call; the store before the last one is
; dead.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @take(ptr byval(i32) align 4)

define void @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  store i32 2, ptr %a, align 4
  call void @take(ptr byval(i32) align 4 %a)
  ret void
}

define void @tgt() {
  %a = alloca i32, align 4
  store i32 2, ptr %a, align 4
  call void @take(ptr byval(i32) align 4 %a)
  ret void
}
