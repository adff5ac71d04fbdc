; More bits than there are: all of them; only the lowest byte of the count counts.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x) {
  %r = call i32 @llvm.x86.bmi.bzhi.32(i32 %x, i32 65568)
  ret i32 %r
}

define i32 @tgt(i32 %x) {
  ret i32 %x
}

declare i32 @llvm.x86.bmi.bzhi.32(i32, i32)
