; A function may be called with poison when its parameter is not noundef, so the freeze is needed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

declare void @use(i32)

define i32 @src(i32 %x) {
  call void @use(i32 %x)
  %y = freeze i32 %x
  ret i32 %y
}

define i32 @tgt(i32 %x) {
  call void @use(i32 %x)
  ret i32 %x
}
