; The summary for other programs.
; RUN: heddle ir --format json %s
; EXIT: 0
; STDOUT: "tool": "heddle"
; STDOUT: "version": "
; STDOUT: "command": "ir"
; STDOUT: "file": "%s"
; STDOUT: "language": "LLVM text"
; STDOUT: "valid": true
; STDOUT: "problems": []
; STDOUT: "triple": "x86_64-pc-linux-gnu"
; STDOUT: "functions_defined": 1
; STDOUT: "instructions": 2
; STDOUT: "name": "f"
; STDOUT: "name": "outside"
; STDOUT: "calls": 1
; STDOUT: /"seconds": [0-9.e-]+/

target triple = "x86_64-pc-linux-gnu"

declare void @outside()

define void @f() {
  call void @outside()
  ret void
}
