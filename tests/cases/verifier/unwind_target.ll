; Unwinding leads to a landing pad.
; RUN: heddle ir --check %s
; EXIT: 2

declare i32 @__gxx_personality_v0(...)
declare void @g()

define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() ;~ ERROR: the unwind target %next does not start with a pad for exceptions
          to label %next unwind label %next

next:
  ret void
}
