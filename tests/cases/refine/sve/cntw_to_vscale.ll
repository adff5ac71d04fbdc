; There are four words in the least length.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define i64 @src() {
  %r = call i64 @llvm.aarch64.sve.cntw(i32 31)
  ret i64 %r
}

define i64 @tgt() {
  %v = call i64 @llvm.vscale.i64()
  %r = shl i64 %v, 2
  ret i64 %r
}

declare i64 @llvm.aarch64.sve.cntw(i32)
declare i64 @llvm.vscale.i64()
