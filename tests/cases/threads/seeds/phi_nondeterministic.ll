; A phi that joins an incremented input with the input itself, for the four inputs 0 to 3.
; RUN: heddle query %s "E<>(@0.main.%.0;ui32 == 4;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%.0;ui32 == 5;ui32)"
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%.0;ui32 == 1;ui32)"
; EXIT: 0
; STDOUT: not satisfied

declare i64 @heddle_choose(i64)

define i32 @main() {
init:
  %n = call i64 @heddle_choose(i64 4)
  %0 = trunc i64 %n to i32
  %1 = icmp ne i32 %0, 0
  br i1 %1, label %branch, label %end

branch:
  %2 = add nsw i32 %0, 1
  br label %end

end:
  %.0 = phi i32 [ %2, %branch ], [ %0, %init ]
  ret i32 %.0
}
