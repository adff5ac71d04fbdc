; Arrays of arrays, empty arrays, vectors of every kind of element, scalable vectors.
; RUN: heddle ir --check %s
; EXIT: 0

@matrix = global [2 x [3 x i32]] zeroinitializer
@nothing = global [0 x i64] zeroinitializer
@lanes = global <4 x float> zeroinitializer
@pointers = global <2 x ptr> zeroinitializer

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %sum = add <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %sum
}
