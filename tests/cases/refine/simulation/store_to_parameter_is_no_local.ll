; No parameter leads to a local, nor to a part of it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  %x = alloca [2 x i32], align 4
  %y = getelementptr inbounds i32, ptr %x, i64 1
  store i32 1, ptr %y, align 4
  store i32 2, ptr %p, align 4
  %v = load i32, ptr %y, align 4
  ret i32 %v
}
define i32 @tgt(ptr %p) {
  %x = alloca [2 x i32], align 4
  %y = getelementptr inbounds i32, ptr %x, i64 1
  store i32 1, ptr %y, align 4
  store i32 2, ptr %p, align 4
  ret i32 1
}
