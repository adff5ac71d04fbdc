; The target asks again for what was decided about in this round, the other way round.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

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
  %v = call i32 @get()
  %c = icmp ne i32 %v, 0
  br i1 %c, label %b, label %a
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
