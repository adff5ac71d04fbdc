; Without active lanes there is nothing but the first operand.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define <vscale x 4 x i32> @src(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32(<vscale x 4 x i1> zeroinitializer, <vscale x 4 x i32> %a, <vscale x 4 x i32> %b)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @tgt(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  ret <vscale x 4 x i32> %a
}

declare <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>)
