; Comments and blanks may stand anywhere between words.
; RUN: heddle ir --check %s
; EXIT: 0

@g ; the name
  = ; the sign
  global i32 ; the type
  0
define ; a function
void @f() { ; its body
  ret void } ; its end
; the last line
