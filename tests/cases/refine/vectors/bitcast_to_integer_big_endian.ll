; The first element of a vector is the lowest byte of the integer with its bits, not the highest.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

target datalayout = "e"

define i16 @src(<2 x i8> noundef %x) {
  %r = bitcast <2 x i8> %x to i16
  ret i16 %r
}

define i16 @tgt(<2 x i8> noundef %x) {
  %a = extractelement <2 x i8> %x, i32 1
  %b = extractelement <2 x i8> %x, i32 0
  %l = zext i8 %a to i16
  %h = zext i8 %b to i16
  %s = shl i16 %h, 8
  %r = or i16 %s, %l
  ret i16 %r
}
