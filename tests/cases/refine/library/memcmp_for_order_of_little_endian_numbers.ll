; The first byte in memory decides, but it is the lowest of a little-endian number.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare i32 @memcmp(ptr, ptr, i64)

define i1 @src(i16 noundef %x, i16 noundef %y) {
  %a = alloca i16, align 2
  %b = alloca i16, align 2
  store i16 %x, ptr %a, align 2
  store i16 %y, ptr %b, align 2
  %r = call i32 @memcmp(ptr %a, ptr %b, i64 2)
  %c = icmp slt i32 %r, 0
  ret i1 %c
}

define i1 @tgt(i16 noundef %x, i16 noundef %y) {
  %c = icmp ult i16 %x, %y
  ret i1 %c
}
