; Phis become copies on the edges, a loop is marked, and registers and blocks without a name go by their numbers.
; RUN: heddle ir --lowered --print %s
; EXIT: 0
; STDOUT| @main(i32 %0) -> i32                                            ; 6 cells
; STDOUT| 1:
; STDOUT|     0   jump loop [%i = 0, %a = 1, %b = %0]
; STDOUT| loop:                                                           ; loop
; STDOUT|     1   %2 = add nuw nsw i32 %i, 1
; STDOUT|     2   %c = icmp slt i32 %2, %0
; STDOUT|     3   branch %c ? loop [%i = %2, %a = %b, %b = %a] : 3
; STDOUT| 3:
; STDOUT|     4   ret i32 %a

define i32 @main(i32 %0) {
  br label %loop

loop:
  %i = phi i32 [ 0, %1 ], [ %2, %loop ]
  %a = phi i32 [ 1, %1 ], [ %b, %loop ]
  %b = phi i32 [ %0, %1 ], [ %a, %loop ]
  %2 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %2, %0
  br i1 %c, label %loop, label %3

3:
  ret i32 %a
}
