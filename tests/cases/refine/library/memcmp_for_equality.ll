; The bytes of two numbers are equal if the numbers are.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @memcmp(ptr, ptr, i64)

define i1 @src(i32 noundef %x, i32 noundef %y) {
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  store i32 %y, ptr %b, align 4
  %r = call i32 @memcmp(ptr %a, ptr %b, i64 4)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

define i1 @tgt(i32 noundef %x, i32 noundef %y) {
  %c = icmp eq i32 %x, %y
  ret i1 %c
}
