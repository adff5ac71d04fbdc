; A scalable vector is shifted too far.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define <vscale x 2 x i32> @src(<vscale x 2 x i32> %x) {
  %y = add <vscale x 2 x i32> %x, %x
  ret <vscale x 2 x i32> %y
}

define <vscale x 2 x i32> @tgt(<vscale x 2 x i32> %x) {
  %y = shl <vscale x 2 x i32> %x, splat (i32 2)
  ret <vscale x 2 x i32> %y
}
