; A switch with two equal cases.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f(i32 %x) {
entry:
  switch i32 %x, label %done [ ;~ ERROR: the switch has two cases for one value
    i32 1, label %done
    i32 1, label %done
  ]

done:
  ret void
}
