; In 256 bits lanes of both operands take turns: the second four are not those of the first operand.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i16 @src(<8 x i32> noundef %x, <8 x i32> noundef %y) {
  %r = call <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32> %x, <8 x i32> %y)
  %e = extractelement <16 x i16> %r, i32 4
  ret i16 %e
}

define i16 @tgt(<8 x i32> noundef %x, <8 x i32> noundef %y) {
  %r = call <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32> %x, <8 x i32> %y)
  %e = extractelement <16 x i16> %r, i32 8
  ret i16 %e
}

declare <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32>, <8 x i32>)
