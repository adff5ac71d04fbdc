; A select of booleans does not look at its second operand when the first decides.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %c = select i1 false, i1 poison, i1 false
  br i1 %c, label %no, label %yes

yes:
  ret i32 0

no:
  ret i32 1
}
