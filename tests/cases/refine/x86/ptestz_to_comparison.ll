; A vector has no bit in common with itself if it is zero.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(<2 x i64> noundef %x) {
  %r = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %x, <2 x i64> %x)
  ret i32 %r
}

define i32 @tgt(<2 x i64> noundef %x) {
  %b = bitcast <2 x i64> %x to i128
  %c = icmp eq i128 %b, 0
  %r = zext i1 %c to i32
  ret i32 %r
}

declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>)
