; A quotient by a power of two is rounded towards zero.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define <vscale x 4 x i32> @src(<vscale x 4 x i32> %a) {
  %pg = call <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32 31)
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.asrd.nxv4i32(<vscale x 4 x i1> %pg, <vscale x 4 x i32> %a, i32 4)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @tgt(<vscale x 4 x i32> %a) {
  %r = sdiv <vscale x 4 x i32> %a, splat (i32 16)
  ret <vscale x 4 x i32> %r
}

declare <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32)
declare <vscale x 4 x i32> @llvm.aarch64.sve.asrd.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, i32)
