; The variable is replaced by the value of the first store, but the second one is read.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i32 %x) {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  store i32 %x, ptr %a, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt(i32 %x) {
  ret i32 1
}
