; The bits that a mask takes move down.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i32 noundef %x) {
  %r = call i32 @llvm.x86.bmi.pext.32(i32 %x, i32 240)
  ret i32 %r
}

define i32 @tgt(i32 noundef %x) {
  %r = and i32 %x, 240
  ret i32 %r
}

declare i32 @llvm.x86.bmi.pext.32(i32, i32)
