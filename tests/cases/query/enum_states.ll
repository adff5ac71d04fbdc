; The states of a straight line are its instructions and its end; those of two independent ones are the pairs.
; RUN: heddle query --reduction none --entry first %s "EnumStates"
; EXIT: 0
; STDOUT: /\b4\b/
; RUN: heddle query --reduction none --entry first,second %s "EnumStates"
; EXIT: 0
; STDOUT: /\b16\b/

define void @first() {
  %a = add i32 1, 2
  %b = add i32 %a, 3
  ret void
}

define void @second() {
  %a = mul i32 1, 2
  %b = mul i32 %a, 3
  ret void
}
