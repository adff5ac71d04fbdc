; Any of all lanes.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define i1 @src(<vscale x 16 x i1> %p) {
  %all = call <vscale x 16 x i1> @llvm.aarch64.sve.ptrue.nxv16i1(i32 31)
  %r = call i1 @llvm.aarch64.sve.ptest.any.nxv16i1(<vscale x 16 x i1> %all, <vscale x 16 x i1> %p)
  ret i1 %r
}

define i1 @tgt(<vscale x 16 x i1> %p) {
  %r = call i1 @llvm.vector.reduce.or.nxv16i1(<vscale x 16 x i1> %p)
  ret i1 %r
}

declare i1 @llvm.aarch64.sve.ptest.any.nxv16i1(<vscale x 16 x i1>, <vscale x 16 x i1>)
declare <vscale x 16 x i1> @llvm.aarch64.sve.ptrue.nxv16i1(i32)
declare i1 @llvm.vector.reduce.or.nxv16i1(<vscale x 16 x i1>)
