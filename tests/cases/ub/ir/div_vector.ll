; One zero among the divisors of a vector.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %v = udiv <2 x i32> <i32 4, i32 4>, <i32 2, i32 0> ;~ ERROR: [div-zero]
  ret i32 0
}
