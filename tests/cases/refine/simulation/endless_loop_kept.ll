; The source may go round for ever, and so may the target.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(i32 %n) {
entry:
  br label %loop
loop:
  %c = icmp eq i32 %n, 7
  br i1 %c, label %loop, label %out
out:
  ret void
}

define void @tgt(i32 %n) {
entry:
  %c = icmp ne i32 %n, 7
  br i1 %c, label %out, label %loop
loop:
  br label %loop
out:
  ret void
}
