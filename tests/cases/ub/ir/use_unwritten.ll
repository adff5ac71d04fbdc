; A branch on memory that nobody wrote.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca i1
  %c = load i1, ptr %a
  br i1 %c, label %yes, label %no ;~ ERROR: [uninit]

yes:
  ret i32 0

no:
  ret i32 0
}
