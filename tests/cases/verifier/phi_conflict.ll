; A phi with two values for one predecessor.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %done [
    i32 1, label %done
  ]

done:
  %y = phi i32 [ 1, %entry ], [ 2, %entry ] ;~ ERROR: the phi has different values for %entry
  ret i32 %y
}
