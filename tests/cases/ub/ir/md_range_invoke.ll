; A result outside of the ranges that an invoke promises.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() personality ptr null {
  %x = invoke i32 @make() to label %then unwind label %never, !range !0 ;~ ERROR: [uninit]

then:
  ret i32 %x

never:
  %pad = landingpad { ptr, i32 } cleanup
  ret i32 1
}

define internal i32 @make() {
  ret i32 7
}

!0 = !{i32 0, i32 7, i32 8, i32 -2}
