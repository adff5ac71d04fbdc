; The signs of lanes that are zero or all ones are their bits.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(<4 x i1> %c) {
  %s = sext <4 x i1> %c to <4 x i32>
  %f = bitcast <4 x i32> %s to <4 x float>
  %r = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %f)
  ret i32 %r
}

define i32 @tgt(<4 x i1> %c) {
  %b = bitcast <4 x i1> %c to i4
  %r = zext i4 %b to i32
  ret i32 %r
}

declare i32 @llvm.x86.sse.movmsk.ps(<4 x float>)
