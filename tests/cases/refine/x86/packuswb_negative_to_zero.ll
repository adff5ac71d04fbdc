; Signed numbers to unsigned ones: what is negative becomes zero.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(<8 x i16> noundef %x) {
  %n = or <8 x i16> %x, <i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768>
  %r = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %n, <8 x i16> %n)
  %e = extractelement <16 x i8> %r, i32 9
  ret i8 %e
}

define i8 @tgt(<8 x i16> noundef %x) {
  ret i8 0
}

declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)
