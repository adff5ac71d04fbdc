; Bytes do not move from one half of 256 bits to the other.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(<32 x i8> noundef %x) {
  %r = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %x, <32 x i8> <i8 16, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1>)
  %e = extractelement <32 x i8> %r, i32 0
  ret i8 %e
}

define i8 @tgt(<32 x i8> noundef %x) {
  %e = extractelement <32 x i8> %x, i32 16
  ret i8 %e
}

declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>)
