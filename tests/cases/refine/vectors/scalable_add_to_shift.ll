; A scalable vector is looked at in one length.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define <vscale x 2 x i32> @src(<vscale x 2 x i32> %x) {
  %y = add <vscale x 2 x i32> %x, %x
  ret <vscale x 2 x i32> %y
}

define <vscale x 2 x i32> @tgt(<vscale x 2 x i32> %x) {
  %y = shl <vscale x 2 x i32> %x, splat (i32 1)
  ret <vscale x 2 x i32> %y
}
