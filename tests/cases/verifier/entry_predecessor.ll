; Nothing may branch to the entry.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f() { ;~ ERROR: the entry block has predecessors
entry:
  br label %entry
}
