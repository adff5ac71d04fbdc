; The sign of the first lane is the lowest bit.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(<4 x i1> noundef %c) {
  %s = sext <4 x i1> %c to <4 x i32>
  %f = bitcast <4 x i32> %s to <4 x float>
  %r = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %f)
  ret i32 %r
}

define i32 @tgt(<4 x i1> noundef %c) {
  %v = shufflevector <4 x i1> %c, <4 x i1> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %b = bitcast <4 x i1> %v to i4
  %r = zext i4 %b to i32
  ret i32 %r
}

declare i32 @llvm.x86.sse.movmsk.ps(<4 x float>)
