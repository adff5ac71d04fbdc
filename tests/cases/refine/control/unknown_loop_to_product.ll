; Adding a number in every round is a multiplication by the number of rounds, but only some rounds are looked
; at.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define i8 @src(i8 noundef %x, i8 noundef %n) {
entry:
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %j, %body ]
  %s = phi i8 [ 0, %entry ], [ %t, %body ]
  %c = icmp ult i8 %i, %n
  br i1 %c, label %body, label %exit
body:
  %t = add i8 %s, %x
  %j = add i8 %i, 1
  br label %head
exit:
  ret i8 %s
}

define i8 @tgt(i8 noundef %x, i8 noundef %n) {
  %r = mul i8 %x, %n
  ret i8 %r
}
