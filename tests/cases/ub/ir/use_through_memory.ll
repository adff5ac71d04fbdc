; Poison that was stored and loaded is still poison.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca i32
  store i32 poison, ptr %a
  %x = load i32, ptr %a
  %y = udiv i32 1, %x ;~ ERROR: [uninit]
  ret i32 0
}
