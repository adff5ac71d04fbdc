; The target promises that its argument is not the least number.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src(i32 %x) {
  %a = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %a
}
define i32 @tgt(i32 %x) {
  %a = call i32 @llvm.abs.i32(i32 %x, i1 true)
  ret i32 %a
}
declare i32 @llvm.abs.i32(i32, i1)
