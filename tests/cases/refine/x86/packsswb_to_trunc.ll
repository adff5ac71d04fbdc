; A number that does not fit saturates; trunc cuts it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(<8 x i16> noundef %x) {
  %r = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %x, <8 x i16> %x)
  %e = extractelement <16 x i8> %r, i32 0
  ret i8 %e
}

define i8 @tgt(<8 x i16> noundef %x) {
  %e = extractelement <8 x i16> %x, i32 0
  %r = trunc i16 %e to i8
  ret i8 %r
}

declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>)
