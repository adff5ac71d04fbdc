; The result of the call may be invalid when it is not read in the source.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare ptr @where()

define i32 @src(i1 %c) {
  %r = call ptr @where()
  br i1 %c, label %yes, label %no

yes:
  %v = load i32, ptr %r, align 4
  ret i32 %v

no:
  ret i32 0
}

define i32 @tgt(i1 %c) {
  %r = call ptr @where()
  %v = load i32, ptr %r, align 4
  %s = select i1 %c, i32 %v, i32 0
  ret i32 %s
}
