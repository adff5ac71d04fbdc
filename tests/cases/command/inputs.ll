; Files that are not what they should be.
; RUN: heddle ir %d/no_such_file.ll
; EXIT: 2
; STDERR: no_such_file.ll cannot be read
; RUN: heddle ir %d
; EXIT: 2
; STDERR: cannot be read
; RUN: heddle ir %d/inputs/notes.txt
; EXIT: 2
; STDERR: unknown ending .txt
; STDERR: LLVM text (.ll)
; RUN: heddle ir %d/inputs/program.rs
; EXIT: 2
; STDERR: Rust, which is not supported yet
; RUN: heddle ir %d/inputs/text.bc
; EXIT: 2
; STDERR: does not start like it
; RUN: heddle ir --format json %d/no_such_file.ll
; EXIT: 2
; STDOUT: "code": "bad-input"
; STDERR: no_such_file.ll

@x = global i32 0
