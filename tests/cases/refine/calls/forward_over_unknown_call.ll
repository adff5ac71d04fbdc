; The function called may change the global.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@g = global i32 0, align 4
declare void @work()

define i32 @src() {
  store i32 1, ptr @g, align 4
  call void @work()
  %v = load i32, ptr @g, align 4
  ret i32 %v
}

define i32 @tgt() {
  store i32 1, ptr @g, align 4
  call void @work()
  ret i32 1
}
