; A field of bits.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x) {
  %r = call i32 @llvm.amdgcn.ubfe.i32(i32 %x, i32 5, i32 7)
  ret i32 %r
}

define i32 @tgt(i32 %x) {
  %s = lshr i32 %x, 5
  %r = and i32 %s, 127
  ret i32 %r
}

declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32)
