; The odd lanes are those of the second operand.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define <vscale x 4 x i32> @src(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %l = call <vscale x 4 x i32> @llvm.aarch64.sve.zip1.nxv4i32(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b)
  %h = call <vscale x 4 x i32> @llvm.aarch64.sve.zip2.nxv4i32(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b)
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.uzp2.nxv4i32(<vscale x 4 x i32> %l, <vscale x 4 x i32> %h)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @tgt(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  ret <vscale x 4 x i32> %a
}

declare <vscale x 4 x i32> @llvm.aarch64.sve.zip1.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>)
declare <vscale x 4 x i32> @llvm.aarch64.sve.zip2.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>)
declare <vscale x 4 x i32> @llvm.aarch64.sve.uzp2.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>)
