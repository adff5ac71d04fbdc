; A declaration in one file is the definition in another.
; RUN: heddle ir %s
; EXIT: 0
; STDOUT: functions     1 defined, 1 external
; STDOUT: helper
; RUN: heddle ir %s %d/inputs/helper.ll
; EXIT: 0
; STDOUT: functions     2 defined, 0 external
; STDOUT-NOT: called but not defined
; RUN: heddle ir --print %d/inputs/helper.ll %s
; EXIT: 0
; STDOUT: @shared = global i32 41

declare i32 @helper(i32)
@shared = external global i32

define i32 @main() {
  %x = load i32, ptr @shared
  %y = call i32 @helper(i32 %x)
  ret i32 %y
}
