; Nothing is less than a NaN.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(<4 x float> %x, <4 x float> %y) {
  %r = call i32 @llvm.x86.sse.ucomilt.ss(<4 x float> %x, <4 x float> %y)
  ret i32 %r
}

define i32 @tgt(<4 x float> %x, <4 x float> %y) {
  %a = extractelement <4 x float> %x, i32 0
  %b = extractelement <4 x float> %y, i32 0
  %c = fcmp olt float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

declare i32 @llvm.x86.sse.ucomilt.ss(<4 x float>, <4 x float>)
