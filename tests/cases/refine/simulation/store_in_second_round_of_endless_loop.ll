; A loop without an end writes to nowhere from its second round on.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define void @src(ptr %p) {
  store i32 1, ptr %p, align 4
  br label %loop
loop:
  br label %loop
}

define void @tgt(ptr %p) {
entry:
  br label %loop
loop:
  %q = phi ptr [ %p, %entry ], [ null, %loop ]
  store i32 1, ptr %q, align 4
  br label %loop
}
