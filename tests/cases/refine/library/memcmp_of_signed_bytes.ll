; memcmp compares bytes as unsigned numbers, the target as signed ones.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare i32 @memcmp(ptr, ptr, i64)

define i1 @src(i8 noundef %x, i8 noundef %y) {
  %a = alloca i8, align 1
  %b = alloca i8, align 1
  store i8 %x, ptr %a, align 1
  store i8 %y, ptr %b, align 1
  %r = call i32 @memcmp(ptr %a, ptr %b, i64 1)
  %c = icmp slt i32 %r, 0
  ret i1 %c
}

define i1 @tgt(i8 noundef %x, i8 noundef %y) {
  %c = icmp slt i8 %x, %y
  ret i1 %c
}
