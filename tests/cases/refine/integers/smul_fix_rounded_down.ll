; A product of fixed-point numbers may be rounded down.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 noundef %x, i8 noundef %y) {
  %r = call i8 @llvm.smul.fix.i8(i8 %x, i8 %y, i32 3)
  ret i8 %r
}

define i8 @tgt(i8 noundef %x, i8 noundef %y) {
  %a = sext i8 %x to i16
  %b = sext i8 %y to i16
  %p = mul i16 %a, %b
  %s = ashr i16 %p, 3
  %r = trunc i16 %s to i8
  ret i8 %r
}

declare i8 @llvm.smul.fix.i8(i8, i8, i32)
