; -o writes the result to a file, which can be read again.
; RUN: heddle ir --print -o %t.ll %s
; EXIT: 0
; STDOUT-NOT: define
; RUN: heddle ir %t.ll
; EXIT: 0
; STDOUT: functions     1 defined
; RUN: heddle ir --print -o %t/no/such/place %s
; EXIT: 2
; STDERR: cannot write

define i32 @f(i32 %x) {
  ret i32 %x
}
