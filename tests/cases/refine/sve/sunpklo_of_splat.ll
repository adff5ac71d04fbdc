; All lanes are the same, and have their signs.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define <vscale x 2 x i64> @src(i32 %x) {
  %s = call <vscale x 4 x i32> @llvm.aarch64.sve.dup.x.nxv4i32(i32 %x)
  %r = call <vscale x 2 x i64> @llvm.aarch64.sve.sunpklo.nxv2i64(<vscale x 4 x i32> %s)
  ret <vscale x 2 x i64> %r
}

define <vscale x 2 x i64> @tgt(i32 %x) {
  %l = sext i32 %x to i64
  %r = call <vscale x 2 x i64> @llvm.aarch64.sve.dup.x.nxv2i64(i64 %l)
  ret <vscale x 2 x i64> %r
}

declare <vscale x 4 x i32> @llvm.aarch64.sve.dup.x.nxv4i32(i32)
declare <vscale x 2 x i64> @llvm.aarch64.sve.dup.x.nxv2i64(i64)
declare <vscale x 2 x i64> @llvm.aarch64.sve.sunpklo.nxv2i64(<vscale x 4 x i32>)
