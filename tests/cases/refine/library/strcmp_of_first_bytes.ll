; Strings that begin alike may differ later.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare i32 @strcmp(ptr, ptr)

define i32 @src(ptr %p, ptr %q) {
  %r = call i32 @strcmp(ptr %p, ptr %q)
  ret i32 %r
}

define i32 @tgt(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %r = sub i32 %x, %y
  ret i32 %r
}
