; The call may change the variable.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@g = external global i32, align 4
declare void @work()

define i32 @src() {
  %v = load i32, ptr @g, align 4
  call void @work()
  %w = load i32, ptr @g, align 4
  ret i32 %w
}

define i32 @tgt() {
  %v = load i32, ptr @g, align 4
  call void @work()
  ret i32 %v
}
