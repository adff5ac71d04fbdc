; The greater of two numbers depends on whether their highest bit is a sign.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(i8 noundef %x, i8 noundef %y) {
  %r = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  ret i8 %r
}

define i8 @tgt(i8 noundef %x, i8 noundef %y) {
  %r = call i8 @llvm.smax.i8(i8 %x, i8 %y)
  ret i8 %r
}

declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
