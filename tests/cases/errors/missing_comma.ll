; A comma is missing between operands.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i32 %a, i32 %b) {
  %c = add i32 %a %b ;~ ERROR: expected `,`, found `%b`
  ret i32 %c
}
