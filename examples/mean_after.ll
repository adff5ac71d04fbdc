; What could become of mean_before.ll: the guard is still above the division, and a shift is as good as a product.

define i32 @mean(i32 %total, i32 %count) {
  %none = icmp eq i32 %count, 0
  %divisor = select i1 %none, i32 1, i32 %count
  %mean = udiv i32 %total, %divisor
  %result = select i1 %none, i32 0, i32 %mean
  ret i32 %result
}

define i32 @twice(i32 %x) {
  %product = shl i32 %x, 1
  ret i32 %product
}
