; Nothing says that the function returns its argument.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare i32 @other(i32)

define i32 @src(i32 noundef %x) {
  %r = call i32 @other(i32 %x)
  ret i32 %r
}

define i32 @tgt(i32 noundef %x) {
  %r = call i32 @other(i32 %x)
  ret i32 %x
}
