; Twice a frozen value is its double.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x) {
  %f = freeze i32 %x
  %a = shl i32 %f, 1
  ret i32 %a
}
define i32 @tgt(i32 %x) {
  %f = freeze i32 %x
  %a = add i32 %f, %f
  ret i32 %a
}
