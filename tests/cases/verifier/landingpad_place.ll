; A landing pad is entered by unwinding only.
; RUN: heddle ir --check %s
; EXIT: 2

declare i32 @__gxx_personality_v0(...)

define void @f() personality ptr @__gxx_personality_v0 {
entry:
  br label %pad

pad:
  %x = landingpad { ptr, i32 } ;~ ERROR: %entry leads here, but not by the unwind edge of an invoke
          cleanup
  ret void
}
