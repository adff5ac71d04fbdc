; A pipeline that opt does not know.
; RUN: heddle refine --passes polish %s
; EXIT: 2
; STDERR: error: opt
; STDERR: could not modify the program
; STDERR: polish
; RUN: heddle refine --passes function(instcombine %s
; EXIT: 2
; STDERR: error: opt

define i32 @f(i32 %x) {
  ret i32 %x
}
