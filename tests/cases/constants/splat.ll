; A vector of equal elements has a short form.
; RUN: heddle ir --check %s
; EXIT: 0

define <4 x i32> @add_one(<4 x i32> %x) {
  %y = add <4 x i32> %x, splat (i32 1)
  ret <4 x i32> %y
}

define <vscale x 2 x double> @halve(<vscale x 2 x double> %x) {
  %y = fmul <vscale x 2 x double> %x, splat (double 5.0e-1)
  ret <vscale x 2 x double> %y
}
