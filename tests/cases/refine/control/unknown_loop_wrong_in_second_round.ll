; Two squared is two plus two, so that squaring and adding agree after one round and differ after two.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(i8 noundef %n) {
entry:
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %j, %body ]
  %s = phi i8 [ 2, %entry ], [ %t, %body ]
  %c = icmp ult i8 %i, %n
  br i1 %c, label %body, label %exit
body:
  %t = mul i8 %s, %s
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
  %s = phi i8 [ 2, %entry ], [ %t, %body ]
  %c = icmp ult i8 %i, %n
  br i1 %c, label %body, label %exit
body:
  %t = add i8 %s, 2
  %j = add i8 %i, 1
  br label %head
exit:
  ret i8 %s
}
