; What is done is part of the result, also where nothing was asked for.
; RUN: heddle ir --format json %s
; EXIT: 0
; STDOUT: "passes": [
; STDOUT: "name",
; STDOUT: "constants"
; STDOUT-NOT: mem2reg
; RUN: heddle ir --passes simplifycfg,mem2reg %s
; EXIT: 0
; STDOUT: passes        name, constants, mem2reg, simplifycfg

define i32 @main() {
  ret i32 0
}
