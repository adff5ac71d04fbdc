; The target goes round for ever where the source ends.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define i32 @src(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 0
}

define i32 @tgt(i32 %n) {
entry:
  br label %loop
loop:
  br label %loop
}
