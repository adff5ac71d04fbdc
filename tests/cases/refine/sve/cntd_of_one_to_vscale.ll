; A pattern of one lane has no more.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define i64 @src() {
  %r = call i64 @llvm.aarch64.sve.cntd(i32 1)
  ret i64 %r
}

define i64 @tgt() {
  %v = call i64 @llvm.vscale.i64()
  %r = shl i64 %v, 1
  ret i64 %r
}

declare i64 @llvm.aarch64.sve.cntd(i32)
declare i64 @llvm.vscale.i64()
