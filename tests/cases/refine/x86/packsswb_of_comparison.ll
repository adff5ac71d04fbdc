; Lanes that are zero or all ones stay so when they are packed.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(<8 x i1> %c, <8 x i16> %y) {
  %s = sext <8 x i1> %c to <8 x i16>
  %r = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %s, <8 x i16> %y)
  %e = extractelement <16 x i8> %r, i32 7
  ret i8 %e
}

define i8 @tgt(<8 x i1> %c, <8 x i16> %y) {
  %b = extractelement <8 x i1> %c, i32 7
  %r = sext i1 %b to i8
  ret i8 %r
}

declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>)
