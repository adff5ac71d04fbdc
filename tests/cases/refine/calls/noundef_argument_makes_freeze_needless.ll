; The argument is not poison after the call, since it was passed as noundef.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @use(i32)

define i32 @src(i32 %x) {
  call void @use(i32 noundef %x)
  %y = freeze i32 %x
  ret i32 %y
}

define i32 @tgt(i32 %x) {
  call void @use(i32 noundef %x)
  ret i32 %x
}
