; A number without its sign bit is its own absolute value.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i64 @labs(i64)

define i64 @src(i32 noundef %x) {
  %y = zext i32 %x to i64
  %r = call i64 @labs(i64 %y)
  ret i64 %r
}

define i64 @tgt(i32 noundef %x) {
  %y = zext i32 %x to i64
  ret i64 %y
}
