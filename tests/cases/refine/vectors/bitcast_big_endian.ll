; On a big-endian target the first lane has the highest bits.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

target datalayout = "E"
define i16 @src(<2 x i8> %v) {
  %r = bitcast <2 x i8> %v to i16
  ret i16 %r
}
define i16 @tgt(<2 x i8> %v) {
  %a = extractelement <2 x i8> %v, i32 0
  %b = extractelement <2 x i8> %v, i32 1
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = shl i16 %y, 8
  %r = or i16 %x, %z
  ret i16 %r
}
