; A phi has a value for every predecessor and for nothing else.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %x = phi i32 [ 1, %a ] ;~ ERROR: the phi has no value for predecessor %entry
  ret i32 %x
}
