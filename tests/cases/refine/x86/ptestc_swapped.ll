; It matters which operand lacks the bits.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(<2 x i64> noundef %x, <2 x i64> noundef %y) {
  %r = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %x, <2 x i64> %y)
  ret i32 %r
}

define i32 @tgt(<2 x i64> noundef %x, <2 x i64> noundef %y) {
  %r = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %y, <2 x i64> %x)
  ret i32 %r
}

declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>)
