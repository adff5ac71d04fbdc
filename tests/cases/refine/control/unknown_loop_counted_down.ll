; The target counts down instead of up and does the same in every round, but only some rounds are looked at.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define i8 @src(i8 noundef %x, i8 noundef %n) {
entry:
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %j, %body ]
  %s = phi i8 [ 1, %entry ], [ %t, %body ]
  %c = icmp ult i8 %i, %n
  br i1 %c, label %body, label %exit
body:
  %t = xor i8 %s, %x
  %j = add i8 %i, 1
  br label %head
exit:
  ret i8 %s
}

define i8 @tgt(i8 noundef %x, i8 noundef %n) {
entry:
  br label %head
head:
  %i = phi i8 [ %n, %entry ], [ %j, %body ]
  %s = phi i8 [ 1, %entry ], [ %t, %body ]
  %c = icmp eq i8 %i, 0
  br i1 %c, label %exit, label %body
body:
  %t = xor i8 %s, %x
  %j = sub i8 %i, 1
  br label %head
exit:
  ret i8 %s
}
