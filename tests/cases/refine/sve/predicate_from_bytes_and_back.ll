; Bits that have no lane are lost.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define <vscale x 16 x i1> @src(<vscale x 16 x i1> %p) {
  %s = call <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1> %p)
  %r = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1> %s)
  ret <vscale x 16 x i1> %r
}

define <vscale x 16 x i1> @tgt(<vscale x 16 x i1> %p) {
  ret <vscale x 16 x i1> %p
}

declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1>)
declare <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1>)
