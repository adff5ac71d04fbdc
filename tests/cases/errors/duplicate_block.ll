; Two blocks of one name.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f() {
a:
  br label %b

b:
  br label %b

b: ;~ ERROR: %b is defined already
  ret void
}
