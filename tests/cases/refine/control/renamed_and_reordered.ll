; The two functions differ in the names of values and blocks and in the order of independent instructions.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i16 @src(i16 %x, i16 %y) {
entry:
  %a = add i16 %x, 3
  %b = mul i16 %y, 5
  %c = icmp ult i16 %a, %b
  br i1 %c, label %low, label %high
low:
  %d = sub i16 %b, 1
  ret i16 %d
high:
  ret i16 7
}

define i16 @tgt(i16 %x, i16 %y) {
start:
  %five = mul i16 %y, 5
  %three = add i16 %x, 3
  %less = icmp ult i16 %three, %five
  br i1 %less, label %then, label %else
else:
  ret i16 7
then:
  %result = sub i16 %five, 1
  ret i16 %result
}
