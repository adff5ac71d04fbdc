; The number of bytes compared is not known, but the result is the same in both.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @memcmp(ptr, ptr, i64)

define i1 @src(ptr %p, ptr %q, i64 noundef %n) {
  %r = call i32 @memcmp(ptr %p, ptr %q, i64 %n)
  %c = icmp eq i32 %r, 0
  %d = xor i1 %c, true
  ret i1 %d
}

define i1 @tgt(ptr %p, ptr %q, i64 noundef %n) {
  %r = call i32 @memcmp(ptr %p, ptr %q, i64 %n)
  %d = icmp ne i32 %r, 0
  ret i1 %d
}
