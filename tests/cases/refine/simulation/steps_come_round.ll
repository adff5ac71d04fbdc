; Four steps of a quarter of all addresses lead back to where they started.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

target datalayout = "e-p:32:32"
define i32 @src(ptr %p) {
  %a = getelementptr i8, ptr %p, i32 1073741824
  %b = getelementptr i8, ptr %a, i32 1073741824
  %c = getelementptr i8, ptr %b, i32 1073741824
  %d = getelementptr i8, ptr %c, i32 1073741824
  %w = load i32, ptr %p, align 4
  store i32 7, ptr %d, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt(ptr %p) {
  %a = getelementptr i8, ptr %p, i32 1073741824
  %b = getelementptr i8, ptr %a, i32 1073741824
  %c = getelementptr i8, ptr %b, i32 1073741824
  %d = getelementptr i8, ptr %c, i32 1073741824
  %v = load i32, ptr %p, align 4
  store i32 7, ptr %d, align 4
  ret i32 %v
}
