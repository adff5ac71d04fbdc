; A mean, computed with a guard. What a compiler makes of it is in mean_after.ll.

define i32 @mean(i32 %total, i32 %count) {
entry:
  %none = icmp eq i32 %count, 0
  br i1 %none, label %done, label %divide

divide:
  %mean = udiv i32 %total, %count
  br label %done

done:
  %result = phi i32 [ 0, %entry ], [ %mean, %divide ]
  ret i32 %result
}

define i32 @twice(i32 %x) {
  %product = mul nsw i32 %x, 2
  ret i32 %product
}
