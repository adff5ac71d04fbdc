; A conversion that does not exist.
; RUN: heddle ir --check %s
; EXIT: 2

define i64 @f(i32 %x) {
  %y = trunc i32 %x to i64 ;~ ERROR: `trunc` cannot turn i32 into i64
  ret i64 %y
}
