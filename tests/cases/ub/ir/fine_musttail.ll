; Tail calls, a hundred thousand deep, need no stack.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %x = call i32 @down(i32 100000)
  ret i32 %x
}

define internal i32 @down(i32 %n) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %next

next:
  %less = sub i32 %n, 1
  %x = musttail call i32 @down(i32 %less)
  ret i32 %x

end:
  ret i32 0
}
