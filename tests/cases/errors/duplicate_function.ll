; A function and a variable of one name.
; RUN: heddle ir --check %s
; EXIT: 2

@f = global i32 0

define void @f() { ;~ ERROR: this global is defined already
  ret void
}
