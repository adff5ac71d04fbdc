; A sum in sixteen bits that is cut to the range of eight is the saturating sum.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 noundef %x, i8 noundef %y) {
  %a = sext i8 %x to i16
  %b = sext i8 %y to i16
  %s = add nsw i16 %a, %b
  %l = call i16 @llvm.smax.i16(i16 %s, i16 -128)
  %h = call i16 @llvm.smin.i16(i16 %l, i16 127)
  %r = trunc i16 %h to i8
  ret i8 %r
}

define i8 @tgt(i8 noundef %x, i8 noundef %y) {
  %r = call i8 @llvm.sadd.sat.i8(i8 %x, i8 %y)
  ret i8 %r
}

declare i16 @llvm.smax.i16(i16, i16)
declare i16 @llvm.smin.i16(i16, i16)
declare i8 @llvm.sadd.sat.i8(i8, i8)
