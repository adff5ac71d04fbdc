; A variable has its initial value only until somebody changes it, which may have happened before the call.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@g = global i32 42, align 4

define i32 @src() {
  %v = load i32, ptr @g, align 4
  ret i32 %v
}

define i32 @tgt() {
  ret i32 42
}
