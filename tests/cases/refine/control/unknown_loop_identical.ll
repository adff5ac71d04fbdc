; Two functions that are the same refine each other, however long their loops run.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x, i8 %n) {
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

define i8 @tgt(i8 %x, i8 %n) {
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
