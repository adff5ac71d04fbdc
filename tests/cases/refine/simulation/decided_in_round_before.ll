; The target decides by what the source has decided about in the round before.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i32 @src(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %v = call i32 @get()
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %b
a:
  call void @g()
  br label %next
b:
  br label %next
next:
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %loop, label %out
out:
  ret i32 0
}

define i32 @tgt(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %old = phi i1 [ false, %entry ], [ %c, %next ]
  %v = call i32 @get()
  %c = icmp eq i32 %v, 0
  br i1 %old, label %a, label %b
a:
  call void @g()
  br label %next
b:
  br label %next
next:
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %loop, label %out
out:
  ret i32 0
}

declare i32 @get()
declare void @g()
