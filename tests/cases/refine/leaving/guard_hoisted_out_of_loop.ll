; A guard that fails in the first round or not at all moves out of the loop.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.experimental.guard(i1, ...)

define i32 @src(ptr %p, i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%j, %loop]
  %c = icmp ult i32 %n, 3
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 %i) ]
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %loop, label %out
out:
  ret i32 %j
}

define i32 @tgt(ptr %p, i32 noundef %n) {
entry:
  %c = icmp ult i32 %n, 3
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 0) ]
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%j, %loop]
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %loop, label %out
out:
  ret i32 %j
}
