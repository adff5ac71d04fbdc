; A range must not be empty.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !0 ;~ ERROR: !range has an empty range
  ret i32 %x
}

!0 = !{i32 5, i32 5}
