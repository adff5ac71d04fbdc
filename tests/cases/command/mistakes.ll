; Mistakes on the command line are explained, with exit code 2.
; RUN: heddle ir --check --print %s
; EXIT: 2
; STDERR: cannot be used with
; RUN: heddle ir --print --format json %s
; EXIT: 2
; STDERR: --print writes LLVM text
; RUN: heddle ir --format xml %s
; EXIT: 2
; STDERR: invalid value
; RUN: heddle ir
; EXIT: 2
; STDERR: <FILE>
; RUN: heddle ir --frobnicate %s
; EXIT: 2
; STDERR: unexpected argument
; RUN: heddle weave %s
; EXIT: 2
; STDERR: unrecognized subcommand
; RUN: heddle ir -O 7 %s
; EXIT: 2
; STDERR: invalid value
; RUN: heddle ir -m16 %s
; EXIT: 2
; STDERR: invalid value

@x = global i32 0
