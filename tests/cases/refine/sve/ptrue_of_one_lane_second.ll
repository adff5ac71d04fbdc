; A pattern of one lane has no second.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define i1 @src() {
  %p = call <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32 1)
  %r = extractelement <vscale x 4 x i1> %p, i64 1
  ret i1 %r
}

define i1 @tgt() {
  ret i1 true
}

declare <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32)
