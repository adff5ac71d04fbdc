; What is only declared cannot be internal.
; RUN: heddle ir --check %s
; EXIT: 2

declare internal void @f() ;~ ERROR: a function declaration cannot be `internal`
