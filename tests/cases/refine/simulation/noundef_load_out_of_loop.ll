; A load that promises a value that is not poison leaves a loop that it is always made in.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr %p, align 4, !noundef !0
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %t
}

define i32 @tgt(ptr %p, i32 %n) {
entry:
  %v = load i32, ptr %p, align 4, !noundef !0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %t
}

!0 = !{}
