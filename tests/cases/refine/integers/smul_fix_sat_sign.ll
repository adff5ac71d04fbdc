; A product that is too great for its sign saturates on that side.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(i8 noundef %x) {
  %n = or i8 %x, -128
  %r = call i8 @llvm.smul.fix.sat.i8(i8 %n, i8 127, i32 0)
  ret i8 %r
}

define i8 @tgt(i8 noundef %x) {
  ret i8 -128
}

declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32)
