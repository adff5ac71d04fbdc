; A field of bits with a sign.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define i32 @src(i32 %x) {
  %r = call i32 @llvm.amdgcn.sbfe.i32(i32 %x, i32 5, i32 7)
  ret i32 %r
}

define i32 @tgt(i32 %x) {
  %s = lshr i32 %x, 5
  %r = and i32 %s, 127
  ret i32 %r
}

declare i32 @llvm.amdgcn.sbfe.i32(i32, i32, i32)
