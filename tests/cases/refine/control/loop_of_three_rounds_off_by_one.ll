; A loop that adds a number three times is not a multiplication by two.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(i8 noundef %x) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i8 [ 0, %entry ], [ %t, %loop ]
  %t = add i8 %s, %x
  %j = add i8 %i, 1
  %c = icmp ult i8 %j, 3
  br i1 %c, label %loop, label %exit
exit:
  ret i8 %t
}

define i8 @tgt(i8 noundef %x) {
  %r = mul i8 %x, 2
  ret i8 %r
}
