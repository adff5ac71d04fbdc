; A block that is never given.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f() {
  br label %nowhere ;~ ERROR: the block %nowhere is used but never defined
}
