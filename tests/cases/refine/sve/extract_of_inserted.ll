; A place counts in lengths of scalable vectors.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define <vscale x 2 x i32> @src(<vscale x 4 x i32> %a, <vscale x 2 x i32> %b) {
  %w = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.nxv2i32(<vscale x 4 x i32> %a, <vscale x 2 x i32> %b, i64 2)
  %r = call <vscale x 2 x i32> @llvm.vector.extract.nxv2i32.nxv4i32(<vscale x 4 x i32> %w, i64 2)
  ret <vscale x 2 x i32> %r
}

define <vscale x 2 x i32> @tgt(<vscale x 4 x i32> %a, <vscale x 2 x i32> %b) {
  ret <vscale x 2 x i32> %b
}

declare <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.nxv2i32(<vscale x 4 x i32>, <vscale x 2 x i32>, i64)
declare <vscale x 2 x i32> @llvm.vector.extract.nxv2i32.nxv4i32(<vscale x 4 x i32>, i64)
