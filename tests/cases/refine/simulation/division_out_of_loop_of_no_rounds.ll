; A division leaves a loop that may have no rounds.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i32 @src(i32 %x, i32 %y, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %d = udiv i32 %x, %y
  %t = add i32 %s, %d
  %j = add i32 %i, 1
  br label %head
out:
  ret i32 %s
}

define i32 @tgt(i32 %x, i32 %y, i32 %n) {
entry:
  %d = udiv i32 %x, %y
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %t = add i32 %s, %d
  %j = add i32 %i, 1
  br label %head
out:
  ret i32 %s
}
