; A value is frozen in each round, together with one that nobody needs.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %f = freeze i32 %x
  %g = freeze i32 %n
  %t = xor i32 %s, %f
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %t
}

define i32 @tgt(i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %f = freeze i32 %x
  %t = xor i32 %s, %f
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %t
}
