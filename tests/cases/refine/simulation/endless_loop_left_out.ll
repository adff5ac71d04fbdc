; The source may go round for ever, and the target returns.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

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
  ret void
}
