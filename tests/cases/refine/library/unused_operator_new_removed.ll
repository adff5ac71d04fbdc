; An object that is made by a new expression and never used need not be made.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare noalias nonnull ptr @_Znwm(i64)

define void @src() {
  %p = call noalias nonnull ptr @_Znwm(i64 4) builtin
  store i32 1, ptr %p, align 4
  ret void
}

define void @tgt() {
  ret void
}
