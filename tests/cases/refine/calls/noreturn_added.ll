; The target says that a call does not return.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the target promises what the source does not: noreturn of a call of @n)

declare i32 @n(i32)

define i32 @src(i32 %x) {
  %v = call i32 @n(i32 %x)
  ret i32 %v
}

define i32 @tgt(i32 %x) {
  %v = call i32 @n(i32 %x) noreturn
  ret i32 %v
}
