; A volatile load in a loop stays, and the flags of what is added do not.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load volatile i32, ptr %p, align 4
  %t = add nsw i32 %v, 1
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %t
}

define i32 @tgt(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load volatile i32, ptr %p, align 4
  %t = add i32 %v, 1
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %t
}
