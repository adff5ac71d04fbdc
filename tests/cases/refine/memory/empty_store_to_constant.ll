; Storing no bytes to a constant is defined.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

@c = constant i8 0
define i8 @src() {
  store [0 x i8] zeroinitializer, ptr @c
  ret i8 1
}
define i8 @tgt() {
  ret i8 2
}
