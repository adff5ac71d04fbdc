; Integers of every width from 1 to 2^23-1, odd ones too.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: define i1 @narrowest(i1 %x)
; STDOUT: add i65 %x, -1
; STDOUT: load i8388607, ptr %p

define i1 @narrowest(i1 %x) {
  ret i1 %x
}

define i65 @just_over_a_word(i65 %x) {
  %y = add i65 %x, 36893488147419103231
  ret i65 %y
}

define void @widest(ptr %p) {
  %x = load i8388607, ptr %p
  store i8388607 %x, ptr %p
  ret void
}
