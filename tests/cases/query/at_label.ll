; at(p, f:label): process p stands in this block.
; RUN: heddle query %s "E<>(at(0, main:left))"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(at(0, main:right))"
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query %s "E<>(at(0, main:middle))"
; EXIT: 2
; STDERR: middle

define i32 @main() {
start:
  br i1 true, label %left, label %right

left:
  ret i32 0

right:
  ret i32 1
}
