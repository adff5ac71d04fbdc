; The absolute value of a negative number is another number.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare i32 @abs(i32)

define i32 @src(i32 noundef %x) {
  %r = call i32 @abs(i32 %x)
  ret i32 %r
}

define i32 @tgt(i32 noundef %x) {
  ret i32 %x
}
