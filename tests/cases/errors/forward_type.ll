; A register that turns out to have another type than its first use said.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i1 %c) {
entry:
  br label %loop

loop:
  %x = phi i32 [ 0, %entry ], [ %next, %loop ] ;~ ERROR: %next is used as i32 but defined as i64
  %next = add i64 1, 2
  br i1 %c, label %loop, label %done

done:
  ret i32 %x
}
