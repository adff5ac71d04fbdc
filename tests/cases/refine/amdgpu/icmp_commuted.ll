; Which lanes find a comparison true depends on whether it is.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i64 @src(i32 %x) {
  %r = call i64 @llvm.amdgcn.icmp.i64.i32(i32 7, i32 %x, i32 40)
  ret i64 %r
}

define i64 @tgt(i32 %x) {
  %r = call i64 @llvm.amdgcn.icmp.i64.i32(i32 %x, i32 7, i32 38)
  ret i64 %r
}

declare i64 @llvm.amdgcn.icmp.i64.i32(i32, i32, i32)
