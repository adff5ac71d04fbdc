; Also an internal variable may have been changed, here by another function of the module.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@g = internal global i32 42, align 4

define void @set(i32 %x) {
  store i32 %x, ptr @g, align 4
  ret void
}

define i32 @src() {
  %v = load i32, ptr @g, align 4
  ret i32 %v
}

define i32 @tgt() {
  ret i32 42
}
