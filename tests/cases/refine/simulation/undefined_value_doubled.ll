; Twice a value that may be undefined is not its double.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-undefined)

define i32 @src(i32 %x) {
  %a = shl i32 %x, 1
  ret i32 %a
}
define i32 @tgt(i32 %x) {
  %a = add i32 %x, %x
  ret i32 %a
}
