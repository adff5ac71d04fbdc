; The target wants a parameter to be the only way to what it points to.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define void @src(ptr %x, ptr %y) {
  store i32 1, ptr %x
  %v = load i32, ptr %y
  store i32 %v, ptr %x
  ret void
}

define void @tgt(ptr noalias %x, ptr %y) {
  store i32 1, ptr %x
  %v = load i32, ptr %y
  store i32 %v, ptr %x
  ret void
}
