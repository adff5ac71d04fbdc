; A product that is the same in each of two rounds is taken before the loop.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 noundef %x, i8 noundef %y) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i8 [ 1, %entry ], [ %t, %loop ]
  %p = mul i8 %x, %y
  %t = xor i8 %s, %p
  %j = add i8 %i, 1
  %c = icmp eq i8 %j, 2
  br i1 %c, label %exit, label %loop
exit:
  ret i8 %t
}

define i8 @tgt(i8 noundef %x, i8 noundef %y) {
entry:
  %p = mul i8 %x, %y
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i8 [ 1, %entry ], [ %t, %loop ]
  %t = xor i8 %s, %p
  %j = add i8 %i, 1
  %c = icmp eq i8 %j, 2
  br i1 %c, label %exit, label %loop
exit:
  ret i8 %t
}
