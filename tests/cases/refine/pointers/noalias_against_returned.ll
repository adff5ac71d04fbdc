; A pointer that a call returns does not lead to what a noalias parameter leads to.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare ptr @get()

define i8 @src(ptr noalias %p) {
  %q = call ptr @get()
  store i8 1, ptr %p
  store i8 2, ptr %q
  %v = load i8, ptr %p
  ret i8 %v
}

define i8 @tgt(ptr noalias %p) {
  %q = call ptr @get()
  store i8 1, ptr %p
  store i8 2, ptr %q
  ret i8 1
}
