; Nothing at all is a module.
; RUN: heddle ir --check %s
; EXIT: 0
; RUN: heddle ir %s
; EXIT: 0
; STDOUT: functions     0 defined, 0 external, 0 intrinsic


