; Half of a number, rounded: 0x4000 is one half.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i16 @src(<8 x i16> %x) {
  %r = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %x, <8 x i16> <i16 16384, i16 16384, i16 16384, i16 16384, i16 16384, i16 16384, i16 16384, i16 16384>)
  %e = extractelement <8 x i16> %r, i32 5
  ret i16 %e
}

define i16 @tgt(<8 x i16> %x) {
  %e = extractelement <8 x i16> %x, i32 5
  %w = sext i16 %e to i32
  %i = add i32 %w, 1
  %h = ashr i32 %i, 1
  %t = trunc i32 %h to i16
  ret i16 %t
}

declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>)
