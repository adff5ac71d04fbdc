; A block must end with a terminator.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f() {
  %x = add i32 1, 2
} ;~ ERROR: expected an instruction, found `}`
