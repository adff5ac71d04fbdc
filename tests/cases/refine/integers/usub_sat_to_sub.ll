; A saturating difference stops at zero; the plain one wraps around.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(i8 noundef %x, i8 noundef %y) {
  %r = call i8 @llvm.usub.sat.i8(i8 %x, i8 %y)
  ret i8 %r
}

define i8 @tgt(i8 noundef %x, i8 noundef %y) {
  %r = sub i8 %x, %y
  ret i8 %r
}

declare i8 @llvm.usub.sat.i8(i8, i8)
