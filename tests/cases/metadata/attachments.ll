; Attachments on globals, functions and instructions.
; RUN: heddle ir --check %s
; EXIT: 0

@g = global i32 0, !type !0

declare !odd.kind !2 void @declared()

define i32 @f(ptr %p) !prof !3 {
  %x = load i32, ptr %p, align 4, !range !4, !noundef !2
  call void @declared(), !srcloc !5
  br i1 true, label %a, label %b, !prof !6

a:
  ret i32 %x

b:
  ret i32 0, !odd.kind !2
}

!0 = !{i64 0, !"type id"}
!1 = !{ptr @g}
!2 = !{}
!3 = !{!"function_entry_count", i64 10}
!4 = !{i32 0, i32 10}
!5 = !{i64 42}
!6 = !{!"branch_weights", i32 3, i32 1}
