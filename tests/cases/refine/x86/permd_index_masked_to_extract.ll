; Cut to three bits by the program as well, an index is that of an element.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(<8 x i32> %x, i32 noundef %i) {
  %v = insertelement <8 x i32> zeroinitializer, i32 %i, i32 0
  %r = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %x, <8 x i32> %v)
  %e = extractelement <8 x i32> %r, i32 0
  ret i32 %e
}

define i32 @tgt(<8 x i32> %x, i32 noundef %i) {
  %m = and i32 %i, 7
  %e = extractelement <8 x i32> %x, i32 %m
  ret i32 %e
}

declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>)
