; A landing pad needs a personality.
; RUN: heddle ir --check %s
; EXIT: 2

declare void @g()

define void @f() {
  invoke void @g()
          to label %next unwind label %pad

next:
  ret void

pad:
  %x = landingpad { ptr, i32 } ;~ ERROR: this needs a function with a personality
          cleanup
  ret void
}
