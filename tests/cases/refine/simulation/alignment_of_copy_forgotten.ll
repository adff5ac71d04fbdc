; The target does not say how a copy that it is passed is aligned, and counts on it.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (mismatch: the functions take or give different types)

define i64 @src(ptr byval(i64) align 8 %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i64, ptr %p, align 8
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i64 %v
}

define i64 @tgt(ptr byval(i64) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i64, ptr %p, align 8
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i64 %v
}
