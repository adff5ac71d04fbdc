; What is beyond the end does not count.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i64 @src(i64 %x) {
  %r = call i64 @llvm.amdgcn.sbfe.i64(i64 %x, i32 40, i32 40)
  ret i64 %r
}

define i64 @tgt(i64 %x) {
  %r = ashr i64 %x, 40
  ret i64 %r
}

declare i64 @llvm.amdgcn.sbfe.i64(i64, i32, i32)
