; A function that was compiled not to be changed is changed when that is asked for.
; RUN: heddle ir --passes mem2reg --print %s
; EXIT: 0
; STDOUT: noinline
; STDOUT-NOT: optnone
; STDOUT-NOT: alloca

define i32 @f(i32 %x) noinline optnone {
  %a = alloca i32
  store i32 %x, ptr %a
  %y = load i32, ptr %a
  ret i32 %y
}
