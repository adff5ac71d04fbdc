; Four bytes of the parameter can always be read, so the load may be done before the condition is known.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i1 %c, ptr align 4 dereferenceable(4) %p) {
  br i1 %c, label %yes, label %no

yes:
  %v = load i32, ptr %p, align 4
  ret i32 %v

no:
  ret i32 0
}

define i32 @tgt(i1 %c, ptr align 4 dereferenceable(4) %p) {
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
