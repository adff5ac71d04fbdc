; Functions without names are compared, each by its place among them.
; RUN: heddle refine %s %d/inputs/unnamed_after.ll
; EXIT: 10
; STDOUT: @unnamed.0: does not refine

define i32 @0() { ret i32 1 }
