; Four bytes of the result can always be read, so the load may be done before the condition is known.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare ptr @where()

define i32 @src(i1 %c) {
  %r = call noundef align 4 dereferenceable(4) ptr @where()
  br i1 %c, label %yes, label %no

yes:
  %v = load i32, ptr %r, align 4
  ret i32 %v

no:
  ret i32 0
}

define i32 @tgt(i1 %c) {
  %r = call noundef align 4 dereferenceable(4) ptr @where()
  %v = load i32, ptr %r, align 4
  %s = select i1 %c, i32 %v, i32 0
  ret i32 %s
}
