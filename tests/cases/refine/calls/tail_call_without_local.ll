; A call is marked as a tail call where there are no locals.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @n(i32)

define void @src(i32 %x) {
  %v = call i32 @n(i32 %x)
  ret void
}

define void @tgt(i32 %x) {
  %v = tail call i32 @n(i32 %x)
  ret void
}
