; The file ends inside a function.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f() {
  ret void ;~$ ERROR: expected an instruction, found the end of the file
