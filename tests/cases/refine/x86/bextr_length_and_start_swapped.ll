; The lowest byte says where the field starts, the next how long it is.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i32 noundef %x) {
  %r = call i32 @llvm.x86.bmi.bextr.32(i32 %x, i32 1032)
  ret i32 %r
}

define i32 @tgt(i32 noundef %x) {
  %s = lshr i32 %x, 4
  %r = and i32 %s, 255
  ret i32 %r
}

declare i32 @llvm.x86.bmi.bextr.32(i32, i32)
