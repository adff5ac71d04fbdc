; Poison through a phi, a select and arithmetic is still poison.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
entry:
  br label %next

next:
  %x = phi i32 [ poison, %entry ]
  %y = select i1 true, i32 %x, i32 0
  %z = xor i32 %y, %y
  %c = icmp eq i32 %z, 0
  br i1 %c, label %yes, label %no ;~ ERROR: [uninit]

yes:
  ret i32 0

no:
  ret i32 0
}
