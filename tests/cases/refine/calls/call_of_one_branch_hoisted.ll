; The function is called in the target also when the branch is not taken.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare i32 @work(i32)

define i32 @src(i1 %c) {
  br i1 %c, label %yes, label %no

yes:
  %r = call i32 @work(i32 1)
  ret i32 %r

no:
  ret i32 0
}

define i32 @tgt(i1 %c) {
  %r = call i32 @work(i32 1)
  %s = select i1 %c, i32 %r, i32 0
  ret i32 %s
}
