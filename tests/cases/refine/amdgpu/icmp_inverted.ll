; It is not the same where it is false.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define i64 @src(i32 %x) {
  %r = call i64 @llvm.amdgcn.icmp.i64.i32(i32 7, i32 %x, i32 40)
  ret i64 %r
}

define i64 @tgt(i32 %x) {
  %r = call i64 @llvm.amdgcn.icmp.i64.i32(i32 7, i32 %x, i32 39)
  ret i64 %r
}

declare i64 @llvm.amdgcn.icmp.i64.i32(i32, i32, i32)
