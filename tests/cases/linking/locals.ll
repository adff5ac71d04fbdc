; Internal symbols of the same name stay apart; weak ones give way.
; RUN: heddle ir %s %d/inputs/local.ll %d/inputs/helper.ll
; EXIT: 0
; STDOUT: functions     3 defined
; RUN: heddle ir --print %s %d/inputs/local.ll %d/inputs/helper.ll
; EXIT: 0
; STDOUT: %y = add i32 %x, 1
; STDOUT-NOT: weak

@state = internal global i32 1

define weak i32 @helper(i32 %x) {
  %s = load i32, ptr @state
  ret i32 %s
}

define internal i32 @local() {
  ret i32 1
}
