; A word that is no instruction.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f() {
  frobnicate i32 1 ;~ ERROR: expected an instruction, found `frobnicate`
  ret void
}
