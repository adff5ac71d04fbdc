; On a big-endian target the first lane of a constant has the highest bits.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

target datalayout = "E"
define i16 @src() {
  ret i16 bitcast (<2 x i8> <i8 1, i8 2> to i16)
}
define i16 @tgt() {
  ret i16 513
}
