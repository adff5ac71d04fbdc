; The one after that is the second.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define i32 @src(<vscale x 4 x i32> %a) {
  %pg = call <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32 1)
  %r = call i32 @llvm.aarch64.sve.lasta.nxv4i32(<vscale x 4 x i1> %pg, <vscale x 4 x i32> %a)
  ret i32 %r
}

define i32 @tgt(<vscale x 4 x i32> %a) {
  %r = extractelement <vscale x 4 x i32> %a, i64 0
  ret i32 %r
}

declare <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32)
declare i32 @llvm.aarch64.sve.lasta.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>)
