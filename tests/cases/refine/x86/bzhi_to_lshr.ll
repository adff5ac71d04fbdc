; All but the low bits of the count do not fit a shift.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src(i32 noundef %x, i32 noundef %n) {
  %r = call i32 @llvm.x86.bmi.bzhi.32(i32 %x, i32 %n)
  ret i32 %r
}

define i32 @tgt(i32 noundef %x, i32 noundef %n) {
  %m = shl i32 -1, %n
  %i = xor i32 %m, -1
  %r = and i32 %x, %i
  ret i32 %r
}

declare i32 @llvm.x86.bmi.bzhi.32(i32, i32)
