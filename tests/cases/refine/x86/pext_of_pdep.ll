; What is put to places and taken from there is the lowest bits, as many as there are places.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 noundef %x) {
  %d = call i32 @llvm.x86.bmi.pdep.32(i32 %x, i32 1044482)
  %r = call i32 @llvm.x86.bmi.pext.32(i32 %d, i32 1044482)
  ret i32 %r
}

define i32 @tgt(i32 noundef %x) {
  %r = and i32 %x, 511
  ret i32 %r
}

declare i32 @llvm.x86.bmi.pdep.32(i32, i32)
declare i32 @llvm.x86.bmi.pext.32(i32, i32)
