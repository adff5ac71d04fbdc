; A funnel shift by zero is its first operand; the two shifts move one operand by its whole width then.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src(i32 noundef %x, i32 noundef %y, i32 noundef %n) {
  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 %n)
  ret i32 %r
}

define i32 @tgt(i32 noundef %x, i32 noundef %y, i32 noundef %n) {
  %m = and i32 %n, 31
  %h = shl i32 %x, %m
  %k = sub i32 32, %m
  %l = lshr i32 %y, %k
  %r = or i32 %h, %l
  ret i32 %r
}

declare i32 @llvm.fshl.i32(i32, i32, i32)
