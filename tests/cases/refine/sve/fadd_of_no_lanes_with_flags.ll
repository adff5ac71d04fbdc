; Flags do not change lanes that are not active.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define <vscale x 4 x float> @src(<vscale x 4 x float> %a, <vscale x 4 x float> %b) {
  %r = call nnan nsz <vscale x 4 x float> @llvm.aarch64.sve.fadd.nxv4f32(<vscale x 4 x i1> zeroinitializer, <vscale x 4 x float> %a, <vscale x 4 x float> %b)
  ret <vscale x 4 x float> %r
}

define <vscale x 4 x float> @tgt(<vscale x 4 x float> %a, <vscale x 4 x float> %b) {
  ret <vscale x 4 x float> %a
}

declare <vscale x 4 x float> @llvm.aarch64.sve.fadd.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>)
