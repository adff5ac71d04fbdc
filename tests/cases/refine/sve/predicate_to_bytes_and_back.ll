; Nothing is lost on the way to a longer predicate.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define <vscale x 4 x i1> @src(<vscale x 4 x i1> %p) {
  %l = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1> %p)
  %r = call <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1> %l)
  ret <vscale x 4 x i1> %r
}

define <vscale x 4 x i1> @tgt(<vscale x 4 x i1> %p) {
  ret <vscale x 4 x i1> %p
}

declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1>)
declare <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1>)
