; A bit is tested in two ways, one the contrary of the other, and the branches change places.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %j = call i32 @next(i32 %i)
  %b = and i32 %j, 1
  %c = icmp eq i32 %b, 0
  br i1 %c, label %loop, label %out
out:
  ret i32 %j
}

define i32 @tgt(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %j = call i32 @next(i32 %i)
  %c = trunc i32 %j to i1
  br i1 %c, label %out, label %loop
out:
  ret i32 %j
}

declare i32 @next(i32)
