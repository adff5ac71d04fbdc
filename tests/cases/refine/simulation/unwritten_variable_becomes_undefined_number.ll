; What a variable holds that was not written in the first round becomes a number that is undefined.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %n) {
entry:
  %a = alloca i32, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i32, ptr %a, align 4
  %w = add i32 %i, 3
  store i32 %w, ptr %a, align 4
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %v
}

define i32 @tgt(i32 %n) {
entry:
  br label %loop
loop:
  %v = phi i32 [ undef, %entry ], [ %w, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = add i32 %i, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %v
}
