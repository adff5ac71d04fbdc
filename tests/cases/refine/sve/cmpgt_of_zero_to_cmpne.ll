; What is not zero may be negative.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define <vscale x 4 x i1> @src(<vscale x 4 x i1> %pg, <vscale x 4 x i32> %a) {
  %r = call <vscale x 4 x i1> @llvm.aarch64.sve.cmpgt.nxv4i32(<vscale x 4 x i1> %pg, <vscale x 4 x i32> %a, <vscale x 4 x i32> zeroinitializer)
  ret <vscale x 4 x i1> %r
}

define <vscale x 4 x i1> @tgt(<vscale x 4 x i1> %pg, <vscale x 4 x i32> %a) {
  %r = call <vscale x 4 x i1> @llvm.aarch64.sve.cmpne.nxv4i32(<vscale x 4 x i1> %pg, <vscale x 4 x i32> %a, <vscale x 4 x i32> zeroinitializer)
  ret <vscale x 4 x i1> %r
}

declare <vscale x 4 x i1> @llvm.aarch64.sve.cmpgt.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>)
declare <vscale x 4 x i1> @llvm.aarch64.sve.cmpne.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>)
