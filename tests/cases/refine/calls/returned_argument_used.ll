; The function returns its argument, so the argument may be used instead of the result.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @same(i32 returned)

define i32 @src(i32 noundef %x) {
  %r = call i32 @same(i32 returned %x)
  ret i32 %r
}

define i32 @tgt(i32 noundef %x) {
  %r = call i32 @same(i32 returned %x)
  ret i32 %x
}
