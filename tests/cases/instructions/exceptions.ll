; Exceptions as Itanium C++ has them: invoke, landingpad, resume.
; RUN: heddle ir --check %s
; EXIT: 0

@type_info = external constant ptr

declare void @may_throw(i32)
declare i32 @__gxx_personality_v0(...)

define void @catches() personality ptr @__gxx_personality_v0 {
  invoke void @may_throw(i32 1)
          to label %fine unwind label %caught

fine:
  ret void

caught:
  %pad = landingpad { ptr, i32 }
          cleanup
          catch ptr @type_info
          filter [1 x ptr] [ptr @type_info]
  resume { ptr, i32 } %pad
}
