; A multiple of the counter is kept by additions in the target. Only some rounds are looked at, which the
; option accepts.
; RUN: heddle refine --bounded-ok %s
; EXIT: 0
; STDOUT: @src: unknown (bounded)

define i8 @src(i8 noundef %n) {
entry:
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %j, %body ]
  %s = phi i8 [ 0, %entry ], [ %t, %body ]
  %c = icmp ult i8 %i, %n
  br i1 %c, label %body, label %exit
body:
  %m = mul i8 %i, 5
  %t = xor i8 %s, %m
  %j = add i8 %i, 1
  br label %head
exit:
  ret i8 %s
}

define i8 @tgt(i8 noundef %n) {
entry:
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %j, %body ]
  %m = phi i8 [ 0, %entry ], [ %k, %body ]
  %s = phi i8 [ 0, %entry ], [ %t, %body ]
  %c = icmp ult i8 %i, %n
  br i1 %c, label %body, label %exit
body:
  %t = xor i8 %s, %m
  %j = add i8 %i, 1
  %k = add i8 %m, 5
  br label %head
exit:
  ret i8 %s
}
