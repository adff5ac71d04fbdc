; A division is taken before a loop that may be skipped, with a zero divisor too.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i8 @src(i1 noundef %go, i8 noundef %x, i8 noundef %y) {
entry:
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i8 [ 0, %entry ], [ %t, %loop ]
  %q = udiv i8 %x, %y
  %t = add i8 %s, %q
  %j = add i8 %i, 1
  %c = icmp eq i8 %j, 2
  br i1 %c, label %exit, label %loop
exit:
  %r = phi i8 [ 0, %entry ], [ %t, %loop ]
  ret i8 %r
}

define i8 @tgt(i1 noundef %go, i8 noundef %x, i8 noundef %y) {
entry:
  %q = udiv i8 %x, %y
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i8 [ 0, %entry ], [ %t, %loop ]
  %t = add i8 %s, %q
  %j = add i8 %i, 1
  %c = icmp eq i8 %j, 2
  br i1 %c, label %exit, label %loop
exit:
  %r = phi i8 [ 0, %entry ], [ %t, %loop ]
  ret i8 %r
}
