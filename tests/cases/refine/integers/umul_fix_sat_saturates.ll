; A saturating product of two numbers of at least 16 does not fit eight bits.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 noundef %x, i8 noundef %y) {
  %a = or i8 %x, 16
  %b = or i8 %y, 16
  %r = call i8 @llvm.umul.fix.sat.i8(i8 %a, i8 %b, i32 0)
  ret i8 %r
}

define i8 @tgt(i8 noundef %x, i8 noundef %y) {
  ret i8 -1
}

declare i8 @llvm.umul.fix.sat.i8(i8, i8, i32)
