; The source reads behind the end of a variable of four bytes, which is undefined, so the target may do
; anything.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@g = global i32 0, align 4

define i32 @src() {
  %p = getelementptr i8, ptr @g, i64 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt() {
  ret i32 7
}
