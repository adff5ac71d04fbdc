; Two numbers change places in each round, and in the target one is lost.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i32 %x, i32 %y, i32 %n) {
entry:
  br label %loop
loop:
  %a = phi i32 [ %x, %entry ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %a
}

define i32 @tgt(i32 %x, i32 %y, i32 %n) {
entry:
  %p = alloca i32, align 4
  %q = alloca i32, align 4
  store i32 %x, ptr %p, align 4
  store i32 %y, ptr %q, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %q, align 4
  store i32 %b, ptr %p, align 4
  %b2 = load i32, ptr %p, align 4
  store i32 %b2, ptr %q, align 4
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %a
}
