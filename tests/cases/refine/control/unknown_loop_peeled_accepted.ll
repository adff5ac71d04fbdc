; The target does the first round before the loop. Only some rounds are looked at, which the option accepts.
; RUN: heddle refine --bounded-ok %s
; EXIT: 0
; STDOUT: @src: unknown (bounded)

define i8 @src(i8 noundef %x, i8 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i8 [ 0, %entry ], [ %t, %loop ]
  %t = sub i8 %x, %s
  %j = add i8 %i, 1
  %c = icmp ult i8 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i8 %t
}

define i8 @tgt(i8 noundef %x, i8 noundef %n) {
entry:
  %more = icmp ugt i8 %n, 1
  br i1 %more, label %loop, label %exit
loop:
  %i = phi i8 [ 1, %entry ], [ %j, %loop ]
  %s = phi i8 [ %x, %entry ], [ %t, %loop ]
  %t = sub i8 %x, %s
  %j = add i8 %i, 1
  %c = icmp ult i8 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i8 [ %x, %entry ], [ %t, %loop ]
  ret i8 %r
}
