; What is not optimised is not inlined either.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f() optnone { ;~ ERROR: optnone needs noinline
  ret void
}
