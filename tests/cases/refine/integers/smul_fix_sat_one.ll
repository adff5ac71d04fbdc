; Sixteen with four bits after the point is one.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x) {
  %r = call i8 @llvm.smul.fix.sat.i8(i8 %x, i8 16, i32 4)
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  ret i8 %x
}

declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32)
