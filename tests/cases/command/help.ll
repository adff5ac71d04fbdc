; Help and version are results.
; RUN: heddle --version
; EXIT: 0
; STDOUT: heddle 0.
; RUN: heddle --help
; EXIT: 0
; STDOUT: Commands:
; STDOUT: ir
; RUN: heddle ir --help
; EXIT: 0
; STDOUT: Examples:

@x = global i32 0
