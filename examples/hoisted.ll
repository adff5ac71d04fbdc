; What a careless optimiser did: the division has moved above the test that guarded it.
;
; `heddle refine examples/hoisted.ll` compares @src, the function as it was written, with @tgt, what became of it.

define i32 @src(i32 %total, i32 %count) {
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

define i32 @tgt(i32 %total, i32 %count) {
  %none = icmp eq i32 %count, 0
  %mean = udiv i32 %total, %count
  %result = select i1 %none, i32 0, i32 %mean
  ret i32 %result
}
