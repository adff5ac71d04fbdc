; A rotation by one made of two shifts is the funnel shift of a number with itself.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i65 @src(i65 noundef %x) {
  %h = shl i65 %x, 1
  %l = lshr i65 %x, 64
  %r = or i65 %h, %l
  ret i65 %r
}

define i65 @tgt(i65 noundef %x) {
  %r = call i65 @llvm.fshl.i65(i65 %x, i65 %x, i65 1)
  ret i65 %r
}

declare i65 @llvm.fshl.i65(i65, i65, i65)
