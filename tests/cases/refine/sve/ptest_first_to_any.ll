; The first lane is one of several.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define i1 @src(<vscale x 16 x i1> %p, <vscale x 16 x i1> %q) {
  %r = call i1 @llvm.aarch64.sve.ptest.first.nxv16i1(<vscale x 16 x i1> %p, <vscale x 16 x i1> %q)
  ret i1 %r
}

define i1 @tgt(<vscale x 16 x i1> %p, <vscale x 16 x i1> %q) {
  %r = call i1 @llvm.aarch64.sve.ptest.any.nxv16i1(<vscale x 16 x i1> %p, <vscale x 16 x i1> %q)
  ret i1 %r
}

declare i1 @llvm.aarch64.sve.ptest.first.nxv16i1(<vscale x 16 x i1>, <vscale x 16 x i1>)
declare i1 @llvm.aarch64.sve.ptest.any.nxv16i1(<vscale x 16 x i1>, <vscale x 16 x i1>)
