; A cast of a pointer to an integer is not the same as reading its bytes as an integer, which is poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i64 @src(ptr %p) {
  %v = ptrtoint ptr %p to i64
  ret i64 %v
}

define i64 @tgt(ptr %p) {
  %a = alloca ptr, align 8
  store ptr %p, ptr %a, align 8
  %v = load i64, ptr %a, align 8
  ret i64 %v
}
