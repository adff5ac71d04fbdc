; A lane that is on gets poison.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: an operation is known by its name only)

declare i32 @llvm.vp.reduce.add.v2i32(i32, <2 x i32>, <2 x i1>, i32) nocallback nofree nosync nounwind speculatable willreturn memory(none)

define i32 @src(<2 x i32> %a) {
  %r = call i32 @llvm.vp.reduce.add.v2i32(i32 0, <2 x i32> %a, <2 x i1> <i1 true, i1 true>, i32 2)
  ret i32 %r
}

define i32 @tgt(<2 x i32> %a) {
  %b = insertelement <2 x i32> %a, i32 poison, i32 0
  %r = call i32 @llvm.vp.reduce.add.v2i32(i32 0, <2 x i32> %b, <2 x i1> <i1 true, i1 true>, i32 2)
  ret i32 %r
}
