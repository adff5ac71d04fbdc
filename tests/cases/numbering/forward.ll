; Registers, blocks, globals, types and metadata may be used before they are given.
; RUN: heddle ir --check %s
; EXIT: 0

@a = global ptr @b

define i32 @f(i1 %c) {
entry:
  br label %loop

loop:
  %x = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %x, 1
  br i1 %c, label %loop, label %exit

exit:
  %y = call i32 @g(i32 %next), !odd !1
  ret i32 %y
}

@b = global %late zeroinitializer
%late = type { i32 }

declare i32 @g(i32)

!1 = !{!2}
!2 = !{}
