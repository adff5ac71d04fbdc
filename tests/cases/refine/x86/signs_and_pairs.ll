; psign, phadd, phsub and pavg.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: refines
; STDOUT: @src_zero: refines
; STDOUT: @src_negated: does not refine (value-mismatch)
; STDOUT: @src_pairs: refines
; STDOUT: @src_difference: refines
; STDOUT: @src_mean: refines

declare <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>)

define <8 x i16> @src(<8 x i16> %x) {
  %r = call <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16> %x, <8 x i16> splat (i16 7))
  ret <8 x i16> %r
}
define <8 x i16> @tgt(<8 x i16> %x) {
  ret <8 x i16> %x
}

define <8 x i16> @src_zero(<8 x i16> noundef %x) {
  %r = call <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16> %x, <8 x i16> zeroinitializer)
  ret <8 x i16> %r
}
define <8 x i16> @tgt_zero(<8 x i16> noundef %x) {
  ret <8 x i16> zeroinitializer
}

define <8 x i16> @src_negated(<8 x i16> noundef %x) {
  %r = call <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16> %x, <8 x i16> splat (i16 -7))
  ret <8 x i16> %r
}
define <8 x i16> @tgt_negated(<8 x i16> noundef %x) {
  ret <8 x i16> %x
}

define i32 @src_pairs(<4 x i32> %x, <4 x i32> %y) {
  %r = call <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32> %x, <4 x i32> %y)
  %third = extractelement <4 x i32> %r, i64 2
  ret i32 %third
}
define i32 @tgt_pairs(<4 x i32> %x, <4 x i32> %y) {
  %a = extractelement <4 x i32> %y, i64 0
  %b = extractelement <4 x i32> %y, i64 1
  %third = add i32 %a, %b
  ret i32 %third
}

define i16 @src_difference() {
  %r = call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> <i16 -32768, i16 1, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0>, <8 x i16> zeroinitializer)
  %first = extractelement <8 x i16> %r, i64 0
  ret i16 %first
}
define i16 @tgt_difference() {
  ret i16 -32768
}

define i8 @src_mean() {
  %r = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> splat (i8 -1), <16 x i8> splat (i8 -2))
  %first = extractelement <16 x i8> %r, i64 0
  ret i8 %first
}
define i8 @tgt_mean() {
  ret i8 -1
}
