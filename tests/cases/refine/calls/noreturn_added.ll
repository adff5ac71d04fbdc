; The target says that a call does not return.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare i32 @n(i32)

define i32 @src(i32 %x) {
  %v = call i32 @n(i32 %x)
  ret i32 %v
}

define i32 @tgt(i32 %x) {
  %v = call i32 @n(i32 %x) noreturn
  ret i32 %v
}
