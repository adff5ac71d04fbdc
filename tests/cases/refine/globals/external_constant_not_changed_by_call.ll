; The value of the constant is not known here, but no call can change it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@c = external constant i32, align 4
declare void @work()

define i32 @src() {
  %v = load i32, ptr @c, align 4
  call void @work()
  %w = load i32, ptr @c, align 4
  ret i32 %w
}

define i32 @tgt() {
  %v = load i32, ptr @c, align 4
  call void @work()
  ret i32 %v
}
