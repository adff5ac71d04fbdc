; A swifterror pointer is only loaded, stored and passed on.
; RUN: heddle ir --check %s
; EXIT: 2

define ptr @f() {
  %x = alloca swifterror ptr
  %y = getelementptr i8, ptr %x, i64 1 ;~ ERROR: a swifterror value can only be loaded, stored to, or passed as swifterror
  ret ptr %y
}
