; A fence needs an ordering that orders something.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f() {
  fence monotonic ;~ ERROR: a fence cannot be monotonic
  ret void
}
