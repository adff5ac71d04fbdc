; A file that is no valid IR is refused, with the place of the mistake, whichever of the two it is.
; RUN: heddle refine %s %d/inputs/invalid.ll
; EXIT: 2
; STDERR: %d/inputs/invalid.ll:2:16: error: %x has the type i64, but i32 is needed here
; STDERR:  2 |   %y = add i32 %x, 1
; RUN: heddle refine %d/inputs/invalid.ll %s
; EXIT: 2
; STDERR: %d/inputs/invalid.ll:2:16: error:
; RUN: heddle refine --passes instcombine %d/inputs/invalid.ll
; EXIT: 2
; STDERR: %d/inputs/invalid.ll:2:16: error:
; RUN: heddle refine %s %d/inputs/is_not_there.ll
; EXIT: 2
; STDERR: error: %d/inputs/is_not_there.ll cannot be read

define i32 @f(i64 %x) {
  %y = trunc i64 %x to i32
  ret i32 %y
}
