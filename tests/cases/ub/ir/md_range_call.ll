; A result outside of the ranges that the call promises.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %x = call i32 @make(), !range !0 ;~ ERROR: [uninit]
  %y = icmp eq i32 %x, 7
  br i1 %y, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

define internal i32 @make() {
  ret i32 7
}

!0 = !{i32 0, i32 7, i32 8, i32 -2}
