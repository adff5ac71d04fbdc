; It is the first operand that lanes keep.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define <vscale x 4 x i32> @src(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32(<vscale x 4 x i1> zeroinitializer, <vscale x 4 x i32> %a, <vscale x 4 x i32> %b)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @tgt(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  ret <vscale x 4 x i32> %b
}

declare <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>)
