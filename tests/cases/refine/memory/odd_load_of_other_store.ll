; What a load of 17 bits gives where 34 were stored is undefined, which nothing here makes use of.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: a value of an odd number of bits is loaded as stores of other types have left it

define i17 @src(ptr %p) {
  store <2 x i17> <i17 5, i17 6>, ptr %p
  %v = load i17, ptr %p
  ret i17 %v
}

define i17 @tgt(ptr %p) {
  store <2 x i17> <i17 5, i17 6>, ptr %p
  ret i17 6
}
