; A register becomes a variable that is counted in.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %n) {
entry:
  br label %loop
loop:
  %v = phi i32 [ 0, %entry ], [ %w, %loop ]
  %w = add i32 %v, 1
  %c = icmp ult i32 %w, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %w
}

define i32 @tgt(i32 %n) {
entry:
  %a = alloca i32, align 4
  store i32 0, ptr %a, align 4
  br label %loop
loop:
  %v = load i32, ptr %a, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %a, align 4
  %c = icmp ult i32 %w, %n
  br i1 %c, label %loop, label %out
out:
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
