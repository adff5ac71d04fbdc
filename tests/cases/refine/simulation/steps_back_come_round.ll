; Two steps of half of all addresses lead back to where they started.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

target datalayout = "e-p:32:32"
define i32 @src(ptr %p) {
  %a = getelementptr i8, ptr %p, i32 -2147483648
  %b = getelementptr i8, ptr %a, i32 -2147483648
  %w = load i32, ptr %p, align 4
  store i32 7, ptr %b, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt(ptr %p) {
  %a = getelementptr i8, ptr %p, i32 -2147483648
  %b = getelementptr i8, ptr %a, i32 -2147483648
  %v = load i32, ptr %p, align 4
  store i32 7, ptr %b, align 4
  ret i32 %v
}
