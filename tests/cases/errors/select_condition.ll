; A choice between vectors has a vector of conditions of the same length, or one bit.
; RUN: heddle ir --check %s
; EXIT: 2

define <4 x i32> @f(<2 x i1> %c, <4 x i32> %a) {
  %x = select <2 x i1> %c, <4 x i32> %a, <4 x i32> %a ;~ ERROR: the condition <2 x i1> and the values <4 x i32> differ in length
  ret <4 x i32> %x
}
