; After the default of a switch, a case of it is asked for again in vain.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  switch i32 %x, label %other [ i32 0, label %zero
    i32 1, label %next
    i32 2, label %next ]
zero:
  br label %next
other:
  %e = icmp eq i32 %x, 1
  br i1 %e, label %bad, label %good
bad:
  br label %next
good:
  br label %next
next:
  %t = phi i32 [ 1, %loop ], [ 1, %loop ], [ 5, %zero ], [ 9, %bad ], [ %s, %good ]
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
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  switch i32 %x, label %other [ i32 0, label %zero
    i32 1, label %next
    i32 2, label %next ]
zero:
  br label %next
other:
  br label %next
next:
  %t = phi i32 [ 1, %loop ], [ 1, %loop ], [ 5, %zero ], [ %s, %other ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %t
}
