; Bits that go to places next to each other are shifted.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x) {
  %r = call i32 @llvm.x86.bmi.pdep.32(i32 %x, i32 240)
  ret i32 %r
}

define i32 @tgt(i32 %x) {
  %s = shl i32 %x, 4
  %r = and i32 %s, 240
  ret i32 %r
}

declare i32 @llvm.x86.bmi.pdep.32(i32, i32)
